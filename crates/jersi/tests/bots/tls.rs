//! A door with TLS before a server, as a reverse proxy has one. Only an authority of its own, made for these tests, vouches for it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The `authority` that vouches for the door, or the `other` one, which does not.
pub fn authority(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/bots/tls/{name}.pem"))
}

/// Opens a door to a server; where it is.
pub async fn door(server: SocketAddr) -> SocketAddr {
    let certificate = CertificateDer::from_pem_slice(include_bytes!("tls/door.pem")).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("tls/door.key")).expect("a key");
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate], key);
    let acceptor = TlsAcceptor::from(Arc::new(config.expect("they fit")));
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        loop {
            let (outside, _) = listener.accept().await.expect("it listens");
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // Who does not trust the door goes away, and so does who has said everything.
                if let (Ok(mut outside), Ok(mut inside)) =
                    tokio::join!(acceptor.accept(outside), TcpStream::connect(server))
                {
                    let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
                }
            });
        }
    });
    address
}
