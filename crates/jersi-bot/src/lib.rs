//! A program that plays on a club: games come over the club's own contract, turns from an engine that speaks UGI.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
