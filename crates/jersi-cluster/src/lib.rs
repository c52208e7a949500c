//! A throw-away PostgreSQL: made in a folder of its own, started, stopped as roughly as a test wants, and removed.

#![forbid(unsafe_code)]
