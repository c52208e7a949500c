//! Ctrl-C where there are no Unix terminals.

use std::time::Duration;

use jersi_engine::StopSignal;

use super::Typed;
use crate::interrupt::Interrupt;

/// Ctrl-C while the engine thinks; afterwards it ends the program again.
pub struct Keys {
    heard: StopSignal,
    _interrupt: Option<Interrupt>,
}

impl Keys {
    /// Listens to Ctrl-C. Where that fails, nothing is heard and nothing is lost.
    pub fn listen() -> Keys {
        let heard = StopSignal::new();
        let interrupt = Interrupt::stops(&heard).ok();
        Keys { heard, _interrupt: interrupt }
    }

    /// Waits a while and takes in whether Ctrl-C was pressed meanwhile.
    pub fn wait(&self, time: Duration, typed: &mut Typed) {
        std::thread::sleep(time);
        typed.interrupted |= self.heard.is_stopped();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_c_is_heard() {
        let keys = Keys::listen();
        let mut typed = Typed::default();
        keys.wait(Duration::ZERO, &mut typed);
        assert!(!typed.wants_an_answer());
        crate::interrupt::heard();
        keys.wait(Duration::ZERO, &mut typed);
        assert!(typed.interrupted && typed.wants_an_answer());
    }
}
