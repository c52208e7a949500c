//! What can be asked under `/api`, each by method and path. Whoever adds a route adds it here; a test tells.

use jersi_wire::{
    ActDone, ClubInfo, DeviceCode, Export, Farewell, FromClient, GameMade, GameState, Join, Joined,
    Leaderboard, Lobby, MakeGame, Me, MyGames, NewPassword, PasskeyAsked, PasskeyShown, PasskeyWish, Player,
    Register, Rename, SignIn, SignOut, UseDevice, Vacation, You,
};
use utoipa::ToSchema;

use super::shape::Shape;

/// One of them.
pub struct Operation {
    /// In lower case.
    pub method: &'static str,
    /// As it is routed.
    pub path: &'static str,
    /// What it does.
    pub about: &'static str,
    /// What is sent.
    pub body: Option<Shape>,
    /// What comes back.
    pub answer: Option<Shape>,
    /// Another type of content that may come back, or `socket`.
    pub also: Option<&'static str>,
    /// What may stand behind the path.
    pub query: &'static [&'static str],
    /// Whether who asks must be known.
    pub known: bool,
}

impl Operation {
    /// A name for programs: `get-games-id`.
    pub fn name(&self) -> String {
        let path = self.path.strip_prefix("/api/").unwrap_or(self.path);
        format!("{}-{}", self.method, path.replace(['/', '.'], "-").replace(['{', '}'], ""))
    }

    fn takes<T: ToSchema>(mut self) -> Operation {
        self.body = Some(Shape::of::<T>());
        self
    }

    fn answers<T: ToSchema>(mut self) -> Operation {
        self.answer = Some(Shape::of::<T>());
        self
    }

    fn also(mut self, kind: &'static str) -> Operation {
        self.also = Some(kind);
        self
    }

    fn query(mut self, names: &'static [&'static str]) -> Operation {
        self.query = names;
        self
    }

    /// Who asks must be known.
    fn known(mut self) -> Operation {
        self.known = true;
        self
    }
}

fn of(method: &'static str, path: &'static str, about: &'static str) -> Operation {
    Operation { method, path, about, body: None, answer: None, also: None, query: &[], known: false }
}

fn get(path: &'static str, about: &'static str) -> Operation {
    of("get", path, about)
}

fn post(path: &'static str, about: &'static str) -> Operation {
    of("post", path, about)
}

/// All of them.
pub fn operations() -> Vec<Operation> {
    vec![
        get("/api/openapi.json", "This description").answers::<serde_json::Value>(),
        get("/api/club", "That there is a club").answers::<ClubInfo>(),
        post("/api/games", "Make a game; asking twice makes one").takes::<MakeGame>().answers::<GameMade>(),
        get("/api/games/{id}", "Everything about a game; with .jrn behind its name, the record")
            .answers::<GameState>()
            .also("text/plain"),
        post("/api/games/{id}/join", "Sit down at the other side").takes::<Join>().answers::<Joined>(),
        post("/api/games/{id}/acts", "An act, as over the socket")
            .takes::<FromClient>()
            .answers::<ActDone>()
            .known(),
        get("/api/lobby", "Listed games").answers::<Lobby>(),
        post("/api/accounts", "Become an account").takes::<Register>().answers::<Me>(),
        post("/api/sign-in", "Open an account").takes::<SignIn>().answers::<Me>(),
        post("/api/sign-out", "Be known no more, here or everywhere").takes::<SignOut>().known(),
        post("/api/sign-in/passkey/begin", "What any passkey of the browser is to be asked")
            .answers::<PasskeyAsked>(),
        post("/api/sign-in/passkey", "Open an account by its answer").takes::<PasskeyShown>().answers::<Me>(),
        get("/api/me", "Everything about oneself").answers::<Me>().known(),
        of("delete", "/api/me", "Leave; only the games stay").takes::<Farewell>().known(),
        get("/api/me/export", "Everything that is mine, as a file").answers::<Export>().known(),
        post("/api/me/passkeys/begin", "What a new passkey is to be asked")
            .takes::<PasskeyWish>()
            .answers::<PasskeyAsked>(),
        post("/api/me/passkeys", "Keep it; who has no account gets one by it")
            .takes::<PasskeyShown>()
            .answers::<Me>(),
        of("delete", "/api/me/passkeys/{id}", "Forget a passkey").answers::<Me>().known(),
        post("/api/me/password", "Another password; the other devices are signed out")
            .takes::<NewPassword>()
            .answers::<Me>()
            .known(),
        get("/api/me/games", "One's own games").query(&["after"]).answers::<MyGames>().known(),
        post("/api/me/name", "Be called differently").takes::<Rename>().answers::<You>().known(),
        post("/api/me/device", "A code for another device").answers::<DeviceCode>().known(),
        post("/api/me/use", "Use that code").takes::<UseDevice>().answers::<You>(),
        post("/api/me/vacation", "Let the time of one's games over days stand still; 0 days end it")
            .takes::<Vacation>()
            .answers::<Me>()
            .known(),
        get("/api/players", "The best of a pool").query(&["pool"]).answers::<Leaderboard>(),
        get("/api/players/{name}", "An account or a bot that has played in public")
            .query(&["after"])
            .answers::<Player>(),
        get("/api/live", "The socket; docs/club.md tells what goes over it").also("socket"),
    ]
}
