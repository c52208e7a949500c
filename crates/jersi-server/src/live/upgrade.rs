//! `/api/live`: from a request to a socket.

use std::time::Instant;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jersi_wire::{Code, LONGEST_FRAME, SUBPROTOCOL};
use tracing::{Instrument as _, Span};

use super::socket::{Seated, talk};
use crate::api::Refusal;
use crate::club::Club;
use crate::guard;
use crate::host::AskedHost;
use crate::visit::Visit;
use crate::who::Visitor;

/// Bytes that are read at once. The library's own 128 KiB would be the most of an idle socket.
const READ_BUFFER: usize = 4 * 1024;
/// The longest message of ours; it is sent before the next one is made.
const LONGEST_MESSAGE: usize = 1024 * 1024;

/// `GET /api/live`
pub async fn open(
    State(club): State<Club>,
    visitor: Visitor,
    headers: HeaderMap,
    host: AskedHost,
    visit: Option<Extension<Visit>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    if !guard::may_open_socket(&club, &visitor, &headers) {
        return Err(Code::ForbiddenOrigin.into());
    }
    let upgrade = upgrade.map_err(|error| Refusal::because(Code::Malformed, error.to_string()))?;
    let upgrade = upgrade.protocols([SUBPROTOCOL]);
    if upgrade.selected_protocol().is_none() {
        return Err(Code::ProtocolOld.into());
    }
    if club.is_ending() {
        return Err(Refusal::because(Code::Busy, "this server goes away; come again in a moment"));
    }
    let who = visitor.known(&club).await?;
    let shown = visitor.token().map(jersi_store::token_hash);
    let seated = Seated::enter(&club, who, shown, visitor, host).ok_or(Code::TooMany)?;
    let place = visit.map(|Extension(visit)| visit.place);
    let upgrade = upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(LONGEST_MESSAGE);
    // What is said of the socket in the log has the name of the request that opened it.
    let span = Span::current();
    Ok(upgrade.on_upgrade(move |socket| {
        let talking = async move {
            let begun = Instant::now();
            talk(socket, club, seated).await;
            tracing::debug!(seconds = begun.elapsed().as_secs(), "the socket is closed");
            drop(place);
        };
        talking.instrument(span)
    }))
}
