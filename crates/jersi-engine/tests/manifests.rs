//! The networks that come with the program, and what their manifests say of them.

use std::fs;
use std::path::PathBuf;

use jersi_engine::{Aim, Network};
use serde_json::Value;
use sha2::{Digest, Sha256};

fn file(aim: Aim, ending: &str) -> Vec<u8> {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "networks", &format!("{}.{ending}", aim.id())].iter().collect();
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

#[test]
fn every_network_is_the_one_that_its_manifest_tells_of() {
    for aim in Aim::ALL {
        let bytes = file(aim, "jnet");
        let manifest: Value = serde_json::from_slice(&file(aim, "manifest.json")).expect("JSON");
        assert_eq!(manifest["network"]["sha256"], hex(&Sha256::digest(&bytes)), "{aim:?}");
        assert_eq!(manifest["network"]["bytes"], bytes.len(), "{aim:?}");
        assert!(bytes.len() < 1 << 20, "{aim:?}");
        let network = Network::read(&bytes).expect("a sound network");
        assert_eq!((network.aim(), manifest["aim"].as_str()), (aim, Some(aim.id())));
        // How it learned, and that it plays better than what was there before.
        assert!(manifest["epochs"].as_array().is_some_and(|epochs| epochs.len() > 1), "{aim:?}");
        assert!(manifest["games"].as_array().is_some_and(|games| !games.is_empty()), "{aim:?}");
        let matches = manifest["matches"].as_array().expect("matches");
        assert!(!matches.is_empty(), "{aim:?}");
        for played in matches {
            let number = |key: &str| played[key].as_u64().unwrap_or_else(|| panic!("{key} in {played}"));
            assert_eq!(number("won") + number("drawn") + number("lost"), number("games"), "{played}");
            assert!(number("won") > number("lost"), "{played}");
        }
    }
}
