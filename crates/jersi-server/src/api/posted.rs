//! The body of a request.

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use jersi_wire::{Code, LONGEST_BODY};
use serde::de::DeserializeOwned;

use super::answer::Refusal;
use crate::club::Club;

/// A body of JSON, not too long, and not too long on its way.
pub struct Posted<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Club> for Posted<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, club: &Club) -> Result<Posted<T>, Refusal> {
        if !is_json(&request) {
            return Err(Refusal::because(Code::Malformed, "a body is application/json"));
        }
        let body = read(request, club).await?;
        match serde_json::from_slice(&body) {
            Ok(value) => Ok(Posted(value)),
            Err(error) => {
                Err(Refusal::because(Code::Malformed, format!("the body is not understood: {error}")))
            }
        }
    }
}

async fn read(request: Request, club: &Club) -> Result<Bytes, Refusal> {
    let told = request.headers().get(axum::http::header::CONTENT_LENGTH);
    let told = told.and_then(|text| text.to_str().ok()).and_then(|text| text.parse::<usize>().ok());
    if told.is_some_and(|length| length > LONGEST_BODY) {
        return Err(Code::TooLarge.into());
    }
    let body = tokio::time::timeout(club.limits().body, to_bytes(request.into_body(), LONGEST_BODY)).await;
    match body {
        Ok(Ok(body)) => Ok(body),
        Ok(Err(error)) if is_too_long(&error) => Err(Code::TooLarge.into()),
        Ok(Err(_)) => Err(Refusal::because(Code::Malformed, "the body was cut off")),
        Err(_) => Err(Refusal::because(Code::Malformed, "the body took too long")),
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    use std::error::Error;
    error.source().is_some_and(<dyn Error>::is::<http_body_util::LengthLimitError>)
}

fn is_json(request: &Request) -> bool {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
