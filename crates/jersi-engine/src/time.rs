//! The time, natively and in the browser, where the standard library has none.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub use std::time::Instant;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use browser::Instant;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod browser {
    use std::time::Duration;

    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds since the page or the worker began.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    /// A moment.
    #[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
    pub struct Instant(f64);

    impl Instant {
        /// This moment.
        pub fn now() -> Instant {
            Instant(now())
        }

        /// The time since then.
        pub fn elapsed(self) -> Duration {
            Duration::try_from_secs_f64((now() - self.0) / 1000.0).unwrap_or_default()
        }
    }
}
