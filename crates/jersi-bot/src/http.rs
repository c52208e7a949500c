//! Requests to a club.

use std::time::Duration;

use jersi_wire::{Code, LONGEST_BODY, Refused};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body};

use crate::secret::Secret;

/// An answer is waited for so long.
const PATIENCE: Duration = Duration::from_secs(10);
/// No list of a club is longer.
const LONGEST_ANSWER: u64 = 4 * 1024 * 1024;

/// What came of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// It was done.
    Done(T),
    /// It was refused.
    Refused(Code),
    /// The club cannot just now, or nobody answers. The same request again finds out.
    Later,
    /// Somebody answers who is no club.
    Strange,
}

/// Somebody who asks, and shows a token each time.
#[derive(Clone)]
pub struct Http {
    agent: Agent,
    server: String,
    token: Secret,
}

impl Http {
    /// For a club at this address, which ends with a slash.
    pub fn new(server: &str, token: &Secret) -> Http {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            // A token goes to the club that was named, and nowhere else.
            .max_redirects(0)
            .proxy(None)
            .tls_config(TlsConfig::builder().root_certs(trusted(server)).build())
            .build();
        Http { agent: config.new_agent(), server: server.to_owned(), token: token.clone() }
    }

    /// `GET`
    pub async fn get<T: DeserializeOwned + Send + 'static>(&self, path: &str) -> Answer<T> {
        let (http, path) = (self.clone(), path.to_owned());
        in_background(move || {
            let request = http.agent.get(format!("{}{path}", http.server));
            request.header("Authorization", http.token.header()).call()
        })
        .await
    }

    /// `POST`
    pub async fn post<T: DeserializeOwned + Send + 'static>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Answer<T> {
        let Ok(body) = serde_json::to_string(body) else { return Answer::Refused(Code::Malformed) };
        debug_assert!(body.len() <= LONGEST_BODY, "what a bot says is short");
        let (http, path) = (self.clone(), path.to_owned());
        in_background(move || {
            let request = http.agent.post(format!("{}{path}", http.server));
            let request = request.header("Authorization", http.token.header());
            request.header("Content-Type", "application/json").send(body)
        })
        .await
    }
}

/// Whom the system trusts, as the socket does.
fn trusted(server: &str) -> RootCerts {
    if !server.starts_with("https://") {
        return RootCerts::WebPki;
    }
    let found = rustls_native_certs::load_native_certs().certs;
    let certificates: Vec<_> = found.iter().map(|found| Certificate::from_der(found).to_owned()).collect();
    if certificates.is_empty() { RootCerts::WebPki } else { RootCerts::from(certificates) }
}

async fn in_background<T: DeserializeOwned + Send + 'static>(
    ask: impl FnOnce() -> Result<ureq::http::Response<Body>, ureq::Error> + Send + 'static,
) -> Answer<T> {
    let asked = tokio::task::spawn_blocking(move || {
        let mut answer = ask()?;
        let text = answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string()?;
        Ok::<_, ureq::Error>((answer.status().as_u16(), text))
    });
    match asked.await {
        Ok(Ok((status, text))) => understood(status, &text),
        Ok(Err(_)) | Err(_) => Answer::Later,
    }
}

/// Only what is said clearly counts.
fn understood<T: DeserializeOwned>(status: u16, text: &str) -> Answer<T> {
    match status {
        200..300 => serde_json::from_str(text).map_or(Answer::Strange, Answer::Done),
        _ => match serde_json::from_str::<Refused>(text) {
            Ok(Refused { code: Code::Busy | Code::TooMany | Code::StoreFault, .. }) => Answer::Later,
            Ok(refused) => Answer::Refused(refused.code),
            // A proxy whose server is away.
            Err(_) if status >= 500 || status == 429 => Answer::Later,
            Err(_) => Answer::Strange,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jersi_wire::ActDone;

    #[test]
    fn answers_are_understood_or_not() {
        let of = |status, text: &str| understood::<ActDone>(status, text);
        assert_eq!(of(200, r#"{"seq":4}"#), Answer::Done(ActDone { seq: 4 }));
        assert_eq!(of(200, "<html>"), Answer::Strange);
        assert_eq!(of(404, "<html>"), Answer::Strange);
        assert_eq!(of(502, "<html>"), Answer::Later);
        assert_eq!(of(503, r#"{"code":"busy","message":""}"#), Answer::Later);
        assert_eq!(of(401, r#"{"code":"not-signed-in","message":""}"#), Answer::Refused(Code::NotSignedIn));
    }
}
