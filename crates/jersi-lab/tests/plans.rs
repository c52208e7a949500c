//! Bad plans: what is wrong, where, and what would be right, in both languages.

use jersi_lab::{BadPlan, Plan};
use jersi_rules::Lang;

/// A plan with this line instead of one that begins alike.
fn with(line: &str) -> String {
    let good = "title = \"A plan\"\nseed = 3\nstrengths = [{ nodes = 20, games = 4 }]\n\
        sample = { decisions = 2, nodes = 50 }\nladder = { from = 10, to = 40, pairs = 2 }\ncompare = [[\"a\", \"b\"]]\n\
        [[rules]]\nname = \"a\"\nedition = \"2.0\"\n[[rules]]\nname = \"b\"\nedition = \"4.8\"\nransom = true\n";
    let key = line.split(" = ").next().expect("a key");
    let lines = good.lines().map(|known| if known.starts_with(&format!("{key} = ")) { line } else { known });
    lines.collect::<Vec<_>>().join("\n")
}

/// What is said of a bad plan, and the text that it is about.
fn said(text: &str, lang: Lang) -> (String, String) {
    let BadPlan { fault, span } = Plan::read(text).expect_err(text);
    (jersi_words::command(lang).lab_fault(&fault), text[span].to_owned())
}

#[test]
fn the_plan_itself_is_good() {
    let plan = Plan::read(&with("seed = 3")).expect("good");
    assert_eq!((plan.seed, plan.rules.len(), plan.title.as_str()), (3, 2, "A plan"));
    assert_eq!(plan.rules[1].ladder.expect("one").rungs().collect::<Vec<_>>(), [10, 20]);
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (line, english, french, place) in [
        ("seed = 3\nsede = 4", "did you mean seed?", "vouliez-vous dire seed", "sede"),
        ("seed = 3\nwhatever = 4", "there are title, seed", "il y a title, seed", "whatever"),
        ("seed = -1", "seed takes a whole number from 0 to", "un nombre entier de 0 à", "-1"),
        (
            "seed = 99999999999999999999",
            "from 0 to 18446744073709551615",
            "de 0 à 18446744073709551615",
            "99999999999999999999",
        ),
        ("seed = \"x\"", "seed takes a whole number", "seed demande un nombre entier", "\"x\""),
        ("seed = 3\nseed = 4", "there already", "déjà là", "seed"),
        ("seed = ", "cannot be read as TOML", "ne se lit pas comme du TOML", ""),
        ("title = 7", "title takes a text", "title demande un texte", "7"),
        ("strengths = 7", "a list of tables", "une liste de tables", "7"),
        (
            "strengths = [{ nodes = 20 }]",
            "the key games is missing here: it takes a whole number from 1 to 10000000",
            "la clé games manque ici\u{202f}: elle demande un nombre entier de 1 à 10000000",
            "{ nodes = 20 }",
        ),
        ("strengths = [{ nodes = 0, games = 1 }]", "from 1 to 1000000000", "de 1 à 1000000000", "0"),
        (
            "strengths = [{ nodes = 1, games = 1 }, { nodes = 1, games = 2 }]",
            "each stands once",
            "n’y est qu’une fois",
            "1",
        ),
        ("sample = { node = 5 }", "did you mean nodes?", "vouliez-vous dire nodes", "node"),
        ("ladder = { from = 10, to = 19, pairs = 2 }", "from 20 to", "de 20 à", "19"),
        ("compare = [[\"a\"]]", "pairs of different names", "paires de noms différents", "[\"a\"]"),
        (
            "compare = [[\"a\", \"a\"]]",
            "pairs of different names",
            "paires de noms différents",
            "[\"a\", \"a\"]",
        ),
        (
            "compare = [[\"a\", \"b\"], [\"a\", \"b\"]]",
            "a, b is there already",
            "a, b est déjà là",
            "[\"a\", \"b\"]",
        ),
        (
            "compare = [[\"b\", \"a\"], [\"a\", \"b\"]]",
            "b, a is there already",
            "b, a est déjà là",
            "[\"a\", \"b\"]",
        ),
        ("compare = [[\"a\", \"zz\"]]", "it has a, b", "il a a, b", "\"zz\""),
        ("name = \"a\"", "each stands once", "n’y est qu’une fois", "\"a\""),
        ("name = \"A b\"", "small letters", "minuscules", "\"A b\""),
        ("edition = \"2.0\"", "ransom", "n’a pas la variante", "true"),
        ("edition = \"9.9\"", "9.9", "9.9", "9.9"),
        ("edition = 4", "edition", "edition", "4"),
        ("ransom = 1", "ransom", "ransom", "1"),
        ("ransom = true\nban = [1]", "ban takes a list of texts", "ban demande une liste de textes", "1"),
        ("ransom = true\nworth = [\"two\"]", "worth = { actions", "worth = { actions", "[\"two\"]"),
        ("ransom = true\nranson = true", "did you mean ransom?", "vouliez-vous dire ransom", "ranson"),
        ("ransom = true\nsetting = \"standart\"", "standard", "standard", "standart"),
    ] {
        let text = with(line);
        let (in_english, found) = said(&text, Lang::EN);
        assert!(in_english.contains(english), "{line}: {in_english}");
        assert_eq!(found, place, "{line}: {in_english}");
        let (in_french, _) = said(&text, Lang::FR);
        assert!(in_french.contains(french), "{line}: {in_french}");
    }
}

#[test]
fn something_must_be_played() {
    let (said, _) = said("[[rules]]\nname = \"a\"\n", Lang::EN);
    assert_eq!(said, "the key strengths is missing here: it takes a list of tables, one at least");
    for none in ["strengths = []\n[[rules]]\nname = \"a\"\n", "[[rules]]\nname = \"a\"\nstrengths = []\n"] {
        let (said, place) = self::said(none, Lang::EN);
        assert_eq!((said.as_str(), place.as_str()), ("strengths takes a list of tables, one at least", "[]"));
    }
    let (said, _) = self::said("seed = 1\n", Lang::EN);
    assert_eq!(said, "the key rules is missing here: it takes a list of tables, one at least");
}

#[test]
fn what_a_rule_set_chooses_from_must_stand_above() {
    for key in ["sample", "ladder"] {
        let plan = |more: &str| {
            format!("{more}strengths = [{{ nodes = 1, games = 1 }}]\n[[rules]]\nname = \"a\"\n{key} = true\n")
        };
        let (english, place) = said(&plan(""), Lang::EN);
        assert!(
            english.contains("above the rule sets") && english.contains(&format!("{key} = {{")),
            "{english}"
        );
        assert_eq!(place, "true");
        let (french, _) = said(&plan(""), Lang::FR);
        assert!(french.contains("au-dessus des règles"), "{french}");
        // What is told as an example is one.
        let (_, example) = english.split_once("such as ").expect("an example");
        assert!(Plan::read(&plan(&format!("{example}\n"))).is_ok(), "{example}");
    }
}

#[test]
fn a_plan_of_too_many_files_is_refused_at_the_number_that_makes_them() {
    let most = "strengths = [{ nodes = 5, games = 4 }, { nodes = 1000000000, games = 10000000 }]\n\
        ladder = { from = 1, to = 1000000000, pairs = 10000000 }\n[[rules]]\nname = \"a\"\n[[rules]]\nname = \"b\"\n";
    let (english, place) = said(most, Lang::EN);
    assert!(
        english.starts_with("pairs is too great") && english.contains("1000000 are the most"),
        "{english}"
    );
    assert_eq!(place, "10000000");
    assert!(said(most, Lang::FR).0.starts_with("pairs est trop grand"));
    let without = most.replace("name = \"a\"\n", "name = \"a\"\nladder = false\n");
    let without = without.replace("name = \"b\"\n", "name = \"b\"\nladder = false\n");
    let BadPlan { fault, span } = Plan::read(&without).expect_err("too many");
    let english = jersi_words::command(Lang::EN).lab_fault(&fault);
    assert!(english.starts_with("games is too great") && english.contains(" 10000002 files"), "{english}");
    assert!(
        without[..span.start].ends_with("nodes = 1000000000, games = "),
        "not those of the other strength"
    );
    let fewer = without.replace("games = 10000000 ", "games = 900000 ");
    assert_eq!(jersi_lab::pieces(&Plan::read(&fewer).expect("fewer")).len(), 900_002);
}

#[test]
fn costs_beyond_all_numbers_are_told_as_the_greatest() {
    let strengths: Vec<String> =
        (1..=3).map(|nodes| format!("{{ nodes = {nodes}, games = 10000000 }}")).collect();
    let plan = format!(
        "strengths = [{}]\nsample = {{ decisions = 1000, nodes = 1000000000 }}\n[[rules]]\nname = \"a\"\n",
        strengths.join(", ")
    );
    let costs = jersi_lab::costs(&Plan::read(&plan).expect("a plan"));
    assert!(costs.iter().all(|cost| cost.positions > u64::MAX / 3), "{costs:?}");
}

#[test]
fn a_first_look_searches_its_samples() {
    for (nodes, sampled) in [(300, 20_000), (10_000, 20_000), (50_000, 100_000)] {
        let plan = Plan::quick(&jersi_rules::GameSpec::default(), nodes, 10, 1);
        assert_eq!(plan.rules[0].sample.expect("it has one").nodes, sampled);
    }
}

#[test]
fn an_action_that_is_none_is_told_at_its_place() {
    let text = "worth = { actions = [\"hop\"], nodes = 5, pairs = 1 }\n[[rules]]\nname = \"a\"\n";
    let (_, place) = said(text, Lang::EN);
    assert_eq!(place, "\"hop\"");
}

#[test]
fn worth_without_an_action_plays_nothing_and_is_refused() {
    let text = "worth = { actions = [], nodes = 5, pairs = 1 }\n[[rules]]\nname = \"a\"\n";
    let (english, place) = said(text, Lang::EN);
    assert_eq!((english.as_str(), place.as_str()), (ONE_AT_LEAST, "[]"));
    assert!(said(text, Lang::FR).0.contains("actions demande une liste de textes, un au moins"));
    let own = text.replace("[]", "[\"two\"]") + "worth = []\n";
    let (english, place) = said(&own, Lang::EN);
    assert_eq!((english, place.as_str()), (ONE_AT_LEAST.replace("actions", "worth"), "[]"));
    let without = own.replace("worth = []", "worth = false\nstrengths = [{ nodes = 1, games = 1 }]");
    assert_eq!(Plan::read(&without).expect("nothing is forbidden").rules[0].worth, None);
}

const ONE_AT_LEAST: &str = "actions takes a list of texts, one at least, such as [\"one-two\", \"two-one\"]";

#[test]
fn two_actions_have_files_of_their_own() {
    let plan = |actions: &str| {
        format!("worth = {{ actions = [{actions}], nodes = 5, pairs = 1 }}\n[[rules]]\nname = \"a\"\n")
    };
    let text = plan("\"one-two\", \"two\", \"one,two\"");
    let (english, place) = said(&text, Lang::EN);
    assert!(english.contains("one,two would have the names of those of one-two"), "{english}");
    assert_eq!(place, "\"one,two\"");
    assert!(said(&text, Lang::FR).0.contains("porteraient les noms"));
    let (again, place) = said(&plan("\"two\", \"two\""), Lang::EN);
    assert_eq!((again.as_str(), place.as_str()), ("two is there already; each stands once", "\"two\""));
}

/// The plans that come with the source can be read, and their costs are told before they are played.
#[test]
fn our_own_plans_are_good() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lab/plans");
    let mut read = 0;
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a plan");
        let plan = Plan::read(&text).unwrap_or_else(|bad| panic!("{}: {bad:?}", path.display()));
        assert!(!plan.title.is_empty() && !jersi_lab::costs(&plan).is_empty());
        read += 1;
    }
    assert!(read >= 3);
}
