//! A store as one or several nodes have it open.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jersi_store::{Change, Clock, Place, Store};
use tokio::sync::broadcast::Receiver;

/// Nodes that are asked in turn: each thing that a test does is done by another one than the last.
#[derive(Clone)]
pub struct Nodes {
    all: Vec<Store>,
    turn: Arc<AtomicUsize>,
}

impl Nodes {
    pub async fn open(place: &Place, nodes: usize, clock: &Clock) -> Nodes {
        let mut all = Vec::new();
        for _ in 0..nodes {
            all.push(Store::open_by(place, clock.clone()).await.unwrap_or_else(|fault| panic!("{fault:?}")));
        }
        Nodes { all, turn: Arc::default() }
    }

    /// All of them.
    pub fn each(&self) -> &[Store] {
        &self.all
    }

    /// What the first one hears, once it hears all others.
    pub async fn hearing(&self) -> Receiver<Change> {
        let mut changes = self.all[0].changes();
        if let [_, other, ..] = self.all.as_slice() {
            loop {
                other.say_elsewhere("do you hear me");
                let heard = tokio::time::timeout(std::time::Duration::from_millis(50), changes.recv()).await;
                if let Ok(Ok(Change::Said(_))) = heard {
                    break;
                }
            }
        }
        changes
    }

    /// All of them end.
    pub async fn close(&self) {
        for store in &self.all {
            store.close().await;
        }
    }
}

impl Deref for Nodes {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.all[self.turn.fetch_add(1, Ordering::SeqCst) % self.all.len()]
    }
}
