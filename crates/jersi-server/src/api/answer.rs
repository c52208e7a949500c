//! Refusals, with a status and a code.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jersi_store::{ActFault, StoreFault};
use jersi_wire::{Code, Refused};

/// A request that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub code: Code,
    /// The number of the last event of the game in question.
    pub seq: u32,
    /// Why, for who writes a client; empty where the code says it all.
    pub message: String,
}

impl Refusal {
    /// With a sentence for who writes a client.
    pub fn because(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, seq: 0, message: message.into() }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal::because(code, sentence(code))
    }
}

impl From<StoreFault> for Refusal {
    fn from(fault: StoreFault) -> Refusal {
        tracing::error!(fault = crate::log::shortened(&fault), "the store refuses");
        Code::StoreFault.into()
    }
}

impl From<ActFault> for Refusal {
    fn from(fault: ActFault) -> Refusal {
        match fault {
            ActFault::Refused(code, seq) => Refusal { seq, ..code.into() },
            ActFault::Store(fault) => fault.into(),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = status(self.code);
        let body = Json(Refused { code: self.code, message: self.message });
        let mut answer = (status, body).into_response();
        // For who counts refusals.
        answer.extensions_mut().insert(self.code);
        if matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS) {
            answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }
}

pub fn status(code: Code) -> StatusCode {
    match code {
        Code::Stale
        | Code::NotYourTurn
        | Code::GameOver
        | Code::NotOver
        | Code::NotNow
        | Code::OpponentHere
        | Code::SeatTaken
        | Code::IdReused
        | Code::NameTaken => StatusCode::CONFLICT,
        Code::Illegal | Code::BadTerms | Code::BadName | Code::BadPassword | Code::BadPasskey => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::NotSeated | Code::ForbiddenOrigin | Code::NeedsAccount | Code::Banned => StatusCode::FORBIDDEN,
        Code::NoSuchGame | Code::NoSuchPlayer | Code::BadCode | Code::NoClub | Code::NoSuchPath => {
            StatusCode::NOT_FOUND
        }
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Busy | Code::StoreFault => StatusCode::SERVICE_UNAVAILABLE,
        Code::NotSignedIn | Code::WrongSignIn => StatusCode::UNAUTHORIZED,
        Code::ProtocolOld | Code::Malformed => StatusCode::BAD_REQUEST,
    }
}

/// Why, for who writes a client; in English.
pub fn sentence(code: Code) -> &'static str {
    match code {
        Code::Stale => "it answers a position or an offer that is gone",
        Code::NotYourTurn => "the other side decides",
        Code::Illegal => "the referee forbids it, or it is more than one decision",
        Code::GameOver => "the game is over",
        Code::NotOver => "the game is not over",
        Code::NotNow => "there is nothing to answer, to take back, to claim or to join",
        Code::OpponentHere => "the other player is here",
        Code::NotSeated => "you do not sit there",
        Code::SeatTaken => "somebody else has joined",
        Code::NoSuchGame => "there is no such game",
        Code::IdReused => "the same id was used for something else",
        Code::TooMany => "too much at once; wait a little",
        Code::TooLarge => "too long",
        Code::Busy => "more to do than can be done; try again",
        Code::ProtocolOld => "the subprotocol jersi.1 is spoken here",
        Code::NotSignedIn => "nobody is known by this cookie",
        Code::ForbiddenOrigin => "only our own page may ask this: Origin, Sec-Fetch-Site and X-Jersi tell",
        Code::Malformed => "the message is not understood",
        Code::BadTerms => "there is no such game, or nobody plays it far apart",
        Code::BadName => "a name has 1 to 24 characters, none of which steers",
        Code::BadCode => "the code was used already, or is too old",
        Code::StoreFault => {
            "nothing can be kept at the moment; the same request again finds out what was done"
        }
        Code::NameTaken => "somebody else has this name",
        Code::BadPassword => "a password has 8 to 256 characters, and is not one that everybody tries first",
        Code::WrongSignIn => "there is no such account, or this does not open it",
        Code::BadPasskey => "the passkey's answer does not fit the question, or came too late",
        Code::NeedsAccount => "this is for accounts",
        Code::Banned => "the club does not let you play any more",
        Code::NoSuchPlayer => "there is no such player, or none that has played in public",
        Code::NoClub => "this server has no club",
        Code::NoSuchPath => "there is no such path, or not for this method",
    }
}
