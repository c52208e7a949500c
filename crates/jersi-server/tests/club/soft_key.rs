//! A passkey in software: what a phone does, without the phone.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// Somebody was there, and has shown that it is he.
const VERIFIED: u8 = 0x05;
/// There is a key in it.
const WITH_KEY: u8 = 0x40;

pub struct SoftKey {
    pair: EcdsaKeyPair,
    pub id: Vec<u8>,
    pub owner: String,
    pub uses: u32,
}

/// How a browser answers.
pub struct Browser<'a> {
    /// The page that asks.
    pub origin: &'a str,
    /// The host to which the passkey belongs.
    pub host: &'a str,
}

impl SoftKey {
    /// Makes a key for a question, and answers it.
    pub fn make(browser: &Browser<'_>, question: &Value, id: u8) -> (SoftKey, Value) {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref(), &random);
        let options = &question["publicKey"];
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required", "{question}");
        assert_eq!(options["rp"]["id"], browser.host);
        let owner = options["user"]["id"].as_str().expect("an owner").to_owned();
        let key = SoftKey { pair: pair.expect("a key"), id: vec![id; 16], owner, uses: 0 };
        let client = client("webauthn.create", options, browser);
        let mut data = key.data(browser.host, VERIFIED | WITH_KEY);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(&key.id);
        let point = key.pair.public_key().as_ref();
        // An EC2 key on P-256 for ES256, in CBOR.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        let mut attested = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attested.push(u8::try_from(data.len()).expect("short"));
        attested.extend(&data);
        let response =
            json!({ "attestationObject": url64(&attested), "clientDataJSON": url64(client.as_bytes()) });
        let answer = key.credential(&response);
        (key, answer)
    }

    /// Answers the question who somebody is.
    pub fn answer(&mut self, browser: &Browser<'_>, question: &Value) -> Value {
        self.uses += 1;
        let client = client("webauthn.get", &question["publicKey"], browser);
        let data = self.data(browser.host, VERIFIED);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(client.as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        self.credential(&json!({
            "authenticatorData": url64(&data),
            "clientDataJSON": url64(client.as_bytes()),
            "signature": url64(signature.as_ref()),
            "userHandle": self.owner,
        }))
    }

    fn data(&self, host: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.uses.to_be_bytes());
        data
    }

    fn credential(&self, response: &Value) -> Value {
        let id = url64(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response, "extensions": {} })
    }
}

fn client(kind: &str, options: &Value, browser: &Browser<'_>) -> String {
    json!({ "type": kind, "challenge": options["challenge"], "origin": browser.origin, "crossOrigin": false })
        .to_string()
}

/// Base64 as addresses have it.
fn url64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for part in bytes.chunks(3) {
        let bits = part.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - part.len()));
        let signs = (0..=part.len()).map(|n| SIGNS[(bits >> (18 - 6 * n) & 63) as usize] as char);
        text.extend(signs);
    }
    text
}
