//! Passkeys: made, used, forgotten; and what does not open an account.

use jersi_wire::Code;
use serde_json::{Value, json};

use crate::house::{Answer, House, Setup, Visitor};
use crate::soft_key::{Browser, SoftKey};

const PASSWORD: &str = "correct horse";

/// A house as its own machine calls it.
struct Here<'a> {
    house: &'a House,
    host: String,
    origin: String,
}

impl<'a> Here<'a> {
    fn of(house: &'a House) -> Here<'a> {
        let host = format!("localhost:{}", house.address.port());
        Here { house, origin: format!("http://{host}"), host }
    }

    fn browser(&self) -> Browser<'_> {
        Browser { origin: &self.origin, host: "localhost" }
    }

    fn send(&self, visitor: &mut Visitor, method: &'static str, path: &str, body: Option<&Value>) -> Answer {
        let mut request = visitor.request(method, path, body);
        for (name, value) in &mut request.headers {
            match *name {
                "Host" => value.clone_from(&self.host),
                "Origin" => value.clone_from(&self.origin),
                _ => {}
            }
        }
        visitor.send(&request)
    }

    fn post(&self, visitor: &mut Visitor, path: &str, body: &Value) -> Answer {
        self.send(visitor, "POST", path, Some(body))
    }

    /// A question, and the name under which it is answered.
    fn ask(&self, visitor: &mut Visitor, path: &str, body: &Value) -> (Value, String) {
        let answer = self.post(visitor, path, body);
        assert_eq!(answer.status, 200, "{answer:?}");
        let asked = answer.json();
        (asked["options"].clone(), asked["ceremony"].as_str().expect("a name").to_owned())
    }

    /// Somebody makes an account with a passkey alone.
    fn newcomer(&self, name: &str, id: u8) -> (Visitor, SoftKey) {
        let mut visitor = self.house.visitor();
        let (question, ceremony) = self.ask(&mut visitor, "/api/me/passkeys/begin", &json!({ "name": name }));
        let (key, credential) = SoftKey::make(&self.browser(), &question, id);
        let shown = json!({ "ceremony": ceremony, "credential": credential, "label": "My phone" });
        let kept = self.post(&mut visitor, "/api/me/passkeys", &shown);
        assert_eq!(kept.status, 200, "{kept:?}");
        assert_eq!(kept.json()["passkeys"][0]["label"], "My phone");
        (visitor, key)
    }

    fn sign_in(&self, visitor: &mut Visitor, key: &mut SoftKey) -> (Value, Answer) {
        let (question, ceremony) = self.ask(visitor, "/api/sign-in/passkey/begin", &json!({}));
        let shown = json!({ "ceremony": ceremony, "credential": key.answer(&self.browser(), &question) });
        let answer = self.post(visitor, "/api/sign-in/passkey", &shown);
        (shown, answer)
    }
}

#[test]
fn a_passkey_opens_its_account_without_a_name() {
    let house = House::open();
    let here = Here::of(&house);
    assert_eq!(here.send(&mut house.visitor(), "GET", "/api/club", None).json()["passkeys"], true);
    assert_eq!(house.visitor().get("/api/club").json()["passkeys"], Value::Null, "not by a number");
    let (mut ada, mut key) = here.newcomer("Ada", 1);
    let me = ada.get("/api/me").json();
    assert_eq!(
        [&me["name"], &me["kind"], &me["has_password"]],
        [&json!("Ada"), &json!("account"), &Value::Null]
    );
    let mut phone = house.visitor();
    phone.make(&json!({}));
    let guest = phone.clone();
    let (shown, answer) = here.sign_in(&mut phone, &mut key);
    assert_eq!((answer.status, &answer.json()["name"]), (200, &json!("Ada")), "{answer:?}");
    assert_ne!(phone.cookie, guest.cookie);
    assert_eq!(phone.get("/api/me/games").json()["games"].as_array().map(Vec::len), Some(1), "taken along");
    // Once.
    let mut thief = house.visitor();
    assert_eq!(here.post(&mut thief, "/api/sign-in/passkey", &shown).refused(), (422, Code::BadPasskey));
    // A copy of the key that is behind.
    key.uses = 0;
    let (_, answer) = here.sign_in(&mut thief, &mut key);
    assert_eq!(answer.refused(), (401, Code::WrongSignIn));
    key.uses = 5;
    assert_eq!(here.sign_in(&mut thief, &mut key).1.status, 200);
    house.end();
}

#[test]
fn answers_that_do_not_fit_open_nothing() {
    let house = House::open();
    let here = Here::of(&house);
    let (mut ada, mut key) = here.newcomer("Ada", 1);
    let (mut ida, mut other) = here.newcomer("Ida", 2);
    let begin = |visitor: &mut Visitor| here.ask(visitor, "/api/sign-in/passkey/begin", &json!({}));
    let mut thief = house.visitor();
    let mut refused = |ceremony: &str, credential: Value| {
        let shown = json!({ "ceremony": ceremony, "credential": credential });
        let answer = here.post(&mut thief, "/api/sign-in/passkey", &shown);
        assert_eq!(answer.header("set-cookie"), None);
        answer.refused()
    };
    let mut visitor = house.visitor();
    let (first, _) = begin(&mut visitor);
    let (question, ceremony) = begin(&mut visitor);
    assert_eq!(
        refused(&ceremony, key.answer(&here.browser(), &first)),
        (401, Code::WrongSignIn),
        "another question"
    );
    assert_eq!(
        refused(&ceremony, key.answer(&here.browser(), &question)),
        (422, Code::BadPasskey),
        "asked once"
    );
    let (question, ceremony) = begin(&mut visitor);
    let elsewhere = Browser { origin: "http://evil.example", host: "localhost" };
    assert_eq!(
        refused(&ceremony, key.answer(&elsewhere, &question)),
        (401, Code::WrongSignIn),
        "another page"
    );
    let (question, ceremony) = begin(&mut visitor);
    other.owner.clone_from(&key.owner);
    assert_eq!(
        refused(&ceremony, other.answer(&here.browser(), &question)),
        (401, Code::WrongSignIn),
        "another's name"
    );
    let (question, ceremony) = begin(&mut visitor);
    other.id.clone_from(&key.id);
    assert_eq!(
        refused(&ceremony, other.answer(&here.browser(), &question)),
        (401, Code::WrongSignIn),
        "another's key"
    );
    let (question, ceremony) = begin(&mut visitor);
    let (mut unknown, _) = {
        let (question, _) = here.ask(&mut ada, "/api/me/passkeys/begin", &json!({}));
        SoftKey::make(&here.browser(), &question, 9)
    };
    assert_eq!(
        refused(&ceremony, unknown.answer(&here.browser(), &question)),
        (401, Code::WrongSignIn),
        "never kept"
    );
    let (_, ceremony) = begin(&mut visitor);
    assert_eq!(refused(&ceremony, json!({ "id": "nonsense" })), (422, Code::BadPasskey));
    assert_eq!(refused("0", json!({})), (422, Code::BadPasskey));
    // A question for one is no question for another, nor of another sort.
    let (question, ceremony) = here.ask(&mut ada, "/api/me/passkeys/begin", &json!({}));
    let (_, credential) = SoftKey::make(&here.browser(), &question, 3);
    let shown = json!({ "ceremony": ceremony, "credential": credential });
    assert_eq!(here.post(&mut ida, "/api/me/passkeys", &shown).refused(), (422, Code::BadPasskey));
    assert_eq!(
        here.post(&mut ada, "/api/me/passkeys", &shown).refused(),
        (422, Code::BadPasskey),
        "it was used up"
    );
    let (question, ceremony) = begin(&mut visitor);
    let shown = json!({ "ceremony": ceremony, "credential": key.answer(&here.browser(), &question) });
    assert_eq!(here.post(&mut ada, "/api/me/passkeys", &shown).refused(), (422, Code::BadPasskey));
    house.end();
}

#[test]
fn passkeys_are_ones_own_and_the_last_door_stays() {
    let house = House::open();
    let here = Here::of(&house);
    let (mut ada, mut key) = here.newcomer("Ada", 1);
    let mut ida = house.visitor();
    assert_eq!(ida.register("Ida", PASSWORD).status, 200);
    let id = ada.get("/api/me").json()["passkeys"][0]["id"].as_str().expect("a name").to_owned();
    let path = format!("/api/me/passkeys/{id}");
    assert_eq!(ida.delete(&path, &json!({})).refused(), (422, Code::BadPasskey), "somebody else's");
    assert_eq!(house.visitor().delete(&path, &json!({})).refused(), (401, Code::NotSignedIn));
    assert_eq!(ada.delete(&path, &json!({})).refused(), (409, Code::NotNow), "there is no other way in");
    // A key that somebody else has is not kept twice.
    let (question, ceremony) = here.ask(&mut ida, "/api/me/passkeys/begin", &json!({}));
    let (_, credential) = SoftKey::make(&here.browser(), &question, 1);
    let shown = json!({ "ceremony": ceremony, "credential": credential });
    assert_eq!(here.post(&mut ida, "/api/me/passkeys", &shown).refused(), (422, Code::BadPasskey));
    let set = ada.post("/api/me/password", &json!({ "new": PASSWORD }));
    assert_eq!((set.status, &set.json()["has_password"]), (200, &json!(true)), "{set:?}");
    let left = ada.delete(&path, &json!({}));
    assert_eq!((left.status, &left.json()["passkeys"]), (200, &Value::Null), "{left:?}");
    assert_eq!(
        here.sign_in(&mut house.visitor(), &mut key).1.refused(),
        (401, Code::WrongSignIn),
        "forgotten"
    );
    assert_eq!(house.visitor().sign_in("Ada", PASSWORD).status, 200);
    // A guest becomes an account by a passkey, and keeps the games.
    let (mut guest, mut friend, game) = house.game("4.8", "3d");
    let (question, ceremony) = here.ask(&mut guest, "/api/me/passkeys/begin", &json!({ "name": "Eve" }));
    let (_, credential) = SoftKey::make(&here.browser(), &question, 7);
    let shown = json!({ "ceremony": ceremony, "credential": credential });
    assert_eq!(here.post(&mut guest, "/api/me/passkeys", &shown).status, 200);
    assert_eq!(friend.state(&game)["white"]["name"], "Eve");
    for (wish, refused) in
        [(json!({}), (403, Code::NeedsAccount)), (json!({ "name": "ada" }), (409, Code::NameTaken))]
    {
        assert_eq!(here.post(&mut friend, "/api/me/passkeys/begin", &wish).refused(), refused);
    }
    house.end();
}

#[test]
fn a_passkey_belongs_to_the_public_host() {
    for (url, there) in
        [("https://club.example/", true), ("http://club.example/", false), ("https://192.0.2.1/", false)]
    {
        let house = House::with(Setup { public_url: Some(url), ..Setup::default() });
        let mut visitor = house.visitor();
        assert_eq!(
            visitor.get("/api/club").json()["passkeys"],
            if there { json!(true) } else { Value::Null },
            "{url}"
        );
        let asked = visitor.post("/api/me/passkeys/begin", &json!({ "name": "Ada" }));
        if there {
            assert_eq!(asked.json()["options"]["publicKey"]["rp"]["id"], "club.example");
        } else {
            assert_eq!(asked.refused(), (422, Code::BadPasskey));
        }
        house.end();
    }
}
