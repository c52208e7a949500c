//! The same person on another device.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use jersi_store::DEVICE_MINUTES;
use jersi_wire::{Code, DeviceCode, UseDevice, You};

use super::answer::Refusal;
use super::me::signed_in;
use super::posted::Posted;
use crate::club::{Club, qr};
use crate::host::AskedHost;
use crate::who::{SignedIn, Visitor, read_token};

/// `POST /api/me/device`
pub async fn code(
    State(club): State<Club>,
    visitor: Visitor,
    host: AskedHost,
) -> Result<Json<DeviceCode>, Refusal> {
    let who = visitor.must_be_known(&club).await?;
    // Each code is a row; who draws them by the hundred is slowed down like who makes games.
    if !club.meters().may_make_game(&who.id) {
        return Err(Code::TooMany.into());
    }
    let code = club.store().device_code(&who.id).await?;
    let until = club.store().now().after(Duration::from_mins(DEVICE_MINUTES)).0;
    let link = club.link(&host, &format!("club/use/{}", code.0));
    Ok(Json(DeviceCode { qr: qr(&link), link, until }))
}

/// `POST /api/me/use`
pub async fn use_code(
    State(club): State<Club>,
    Posted(asked): Posted<UseDevice>,
) -> Result<Response, Refusal> {
    let code = read_token(&asked.code).ok_or(Code::BadCode)?;
    let (who, token) = club.store().use_code(code).await?.ok_or(Code::BadCode)?;
    let name = who.name.clone();
    Ok(signed_in(&club, &SignedIn { who, token: Some(token) }, Json(You { name })))
}
