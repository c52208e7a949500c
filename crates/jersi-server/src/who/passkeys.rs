//! Passkeys, by the library that knows them. A passkey belongs to a host: that of the public address, or `localhost`.

use std::net::IpAddr;

use jersi_store::{NewPasskey, UsedPasskey, passkey_id};
use jersi_wire::Code;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use crate::api::Refusal;
use crate::club::Club;
use crate::host::AskedHost;

/// Where passkeys can be used without TLS.
const THIS_MACHINE: &str = "localhost";

/// Somebody who is to get a passkey.
#[derive(Clone, Debug)]
pub struct Owner<'a> {
    /// What the store calls him; a passkey tells it when it is asked for nobody in particular.
    pub id: &'a str,
    /// How he is called.
    pub name: &'a str,
    /// The passkeys that he has, as they are kept.
    pub has: Vec<String>,
}

/// What is kept between the question and the answer.
#[derive(Debug, Serialize, Deserialize)]
pub struct Asked {
    /// The name of who has no account yet.
    pub name: Option<String>,
    state: PasskeyRegistration,
}

impl Asked {
    /// Reads what was kept.
    pub fn read(body: &str) -> Result<Asked, Refusal> {
        serde_json::from_str(body).map_err(unreadable)
    }
}

/// The passkeys of one host.
pub struct Passkeys(Webauthn);

impl Passkeys {
    /// Of the host that is asked; none, where browsers have none.
    pub fn at(club: &Club, asked: &AskedHost) -> Option<Passkeys> {
        let (host, origin) = place(club, asked)?;
        let origin = Url::parse(&origin).ok()?;
        let builder = WebauthnBuilder::new(&host, &origin).ok()?.rp_name("JERSI");
        builder.build().ok().map(Passkeys)
    }

    /// What is asked of a browser that is to make one, and what is kept until it has.
    pub fn ask_for_new(&self, owner: &Owner<'_>, name: Option<String>) -> Result<(Value, String), Refusal> {
        let has = owner.has.iter().filter_map(|body| serde_json::from_str::<Passkey>(body).ok());
        let has: Vec<_> = has.map(|key| key.cred_id().clone()).collect();
        let user = handle(owner.id).ok_or(Code::BadPasskey)?;
        let (question, state) = self
            .0
            .start_passkey_registration(user, owner.name, owner.name, Some(has))
            .map_err(|error| refused(&error))?;
        let mut question = json(&question)?;
        // It is to be found without a name later on.
        let choice = &mut question["publicKey"]["authenticatorSelection"];
        choice["residentKey"] = "required".into();
        choice["requireResidentKey"] = true.into();
        Ok((question, text(&Asked { name, state })?))
    }

    /// The new one, if the answer fits the question.
    pub fn take_new(&self, asked: &Asked, answer: Value, label: String) -> Result<NewPasskey, Refusal> {
        let answer: RegisterPublicKeyCredential = read(answer)?;
        let key =
            self.0.finish_passkey_registration(&answer, &asked.state).map_err(|error| refused(&error))?;
        Ok(NewPasskey { id: passkey_id(key.cred_id().as_ref()), label, body: text(&key)? })
    }

    /// What is asked of any passkey that the browser has, and what is kept until it has answered.
    pub fn ask_for_any(&self) -> Result<(Value, String), Refusal> {
        let (question, state) =
            self.0.start_discoverable_authentication().map_err(|error| refused(&error))?;
        let mut question = json(&question)?;
        // Whether it is offered beside a field or by a button, the page decides.
        if let Some(question) = question.as_object_mut() {
            question.remove("mediation");
        }
        Ok((question, text(&state)?))
    }

    /// Who answers, and by which passkey, as long as nobody has looked whether that is true.
    pub fn claimed(answer: &PublicKeyCredential) -> Option<(String, &[u8])> {
        let handle = answer.get_user_unique_id().and_then(|bytes| Uuid::from_slice(bytes).ok())?;
        Some((person(handle)?, answer.get_credential_id()))
    }

    /// The passkey as it is after this use, if the answer fits the question.
    pub fn take_use(
        &self,
        state: &str,
        answer: &PublicKeyCredential,
        kept: String,
    ) -> Result<UsedPasskey, Refusal> {
        let state: DiscoverableAuthentication = serde_json::from_str(state).map_err(unreadable)?;
        let mut key: Passkey = serde_json::from_str(&kept).map_err(unreadable)?;
        let done = self.0.finish_discoverable_authentication_v2(answer, state, &key);
        let done = done.map_err(|error| {
            tracing::debug!(%error, "a passkey does not open its account");
            Refusal::from(Code::WrongSignIn)
        })?;
        key.update_credential(&done);
        Ok(UsedPasskey { id: passkey_id(answer.get_credential_id()), before: kept, after: text(&key)? })
    }
}

/// The host to which passkeys belong, and the page that may ask for them.
fn place(club: &Club, asked: &AskedHost) -> Option<(String, String)> {
    let named = |host: &str| !host.starts_with('[') && host.parse::<IpAddr>().is_err();
    match club.address() {
        Some(address) => {
            let safe = address.is_secure() || address.host() == THIS_MACHINE;
            (safe && named(address.host())).then(|| (address.host().to_owned(), address.origin().to_owned()))
        }
        None => {
            let (host, _) = asked.0.split_once(':').unwrap_or((&asked.0, ""));
            let here = host.eq_ignore_ascii_case(THIS_MACHINE);
            here.then(|| (THIS_MACHINE.to_owned(), format!("http://{}", asked.0.to_ascii_lowercase())))
        }
    }
}

/// What a passkey calls its owner: the 20 digits that the store does, and nothing behind them.
fn handle(id: &str) -> Option<Uuid> {
    let digits = format!("{id:0<32}");
    (id.len() == 20).then(|| Uuid::try_parse(&digits).ok()).flatten()
}

fn person(handle: Uuid) -> Option<String> {
    let digits = handle.simple().to_string();
    let (id, rest) = digits.split_at(20);
    rest.bytes().all(|digit| digit == b'0').then(|| id.to_owned())
}

/// An answer of a browser.
pub fn read<T: for<'de> Deserialize<'de>>(answer: Value) -> Result<T, Refusal> {
    serde_json::from_value(answer).map_err(|error| Refusal::because(Code::BadPasskey, error.to_string()))
}

fn json(value: &impl Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(value).map_err(unreadable)
}

fn text(value: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(value).map_err(unreadable)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what map_err hands on")]
fn unreadable(error: serde_json::Error) -> Refusal {
    tracing::error!(%error, "what is kept of a passkey cannot be read");
    Code::StoreFault.into()
}

fn refused(error: &WebauthnError) -> Refusal {
    Refusal::because(Code::BadPasskey, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passkey_names_its_owner() {
        let id = "00ff10a0b1c2d3e4f506";
        assert_eq!(person(handle(id).expect("a handle")).as_deref(), Some(id));
        assert_eq!((handle("00ff"), handle("xyff10a0b1c2d3e4f506")), (None, None));
        assert_eq!(person(Uuid::max()), None);
    }
}
