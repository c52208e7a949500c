//! A game of JERSI in progress.

#![forbid(unsafe_code)]
