//! The answers of docs/laboratory.md are made of the reports that come with the program: `lab/answers.md` has their words, and
//! says which number stands where. `JERSI_WRITE=1` writes them anew.
//!
//! ```text
//! {study 2.0 2000 length/median}                      a number: report, rule set, positions, metric and part
//! {study 2.0 2000 length/median []}                   its interval; also `low`, `n`
//! {study 4.8>4.16 2000 ties % less - []}              of a difference, which must have been seen; the verdict may be asked for
//! {study 4.8>4.16 2000 ties !less}                    nothing is written, but it must have been seen
//! {study 4.8>4.16 2000 ties % up-to}                  how large one could still be that was not seen
//! {study commit} {study same A B} {study only A>B …} {study rises skill-ladder}
//! ```
//!
//! The short answers of the page are made in the same way of `lab/questions.json`, in both languages.
//!
//! `%` is per cent, `m` millions, `b` billions, `.1` one decimal, `-` without its sign, `to` between the ends of an interval.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use jersi_lab_report::{Difference, Report, Row, Verdict, read};
use serde::{Deserialize, Serialize};

/// Numbers that the words may have of their own: editions, what was asked for, and what people say of time and strength.
const OWN: [&str; 16] = [
    "1.0", "2.0", "3.0", "4", "4.8", "4.16", "95", "250", "1,000", "2,000", "8,000", "20,000", "25", "20",
    "45", "200",
];
/// How wide the lines of the page are.
const WIDTH: usize = 160;

fn place(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn text(path: &str) -> String {
    std::fs::read_to_string(place(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

struct Reports(BTreeMap<&'static str, Report>);

impl Reports {
    fn new() -> Reports {
        let of = |name: &'static str| {
            let report = read(&text(&format!("web/src/lab/reports/{name}.json")));
            (name, report.unwrap_or_else(|fault| panic!("{name}: {fault}")))
        };
        Reports(["study", "others", "bans"].map(of).into())
    }

    /// What stands for `{asked}`.
    fn answer(&self, asked: &str) -> String {
        let mut words = asked.split_whitespace();
        let mut next = || words.next().unwrap_or_else(|| panic!("{{{asked}}} is cut off"));
        let report = self.0.get(next()).unwrap_or_else(|| panic!("{{{asked}}}: no such report"));
        match next() {
            "commit" => report.commit.clone(),
            "same" => {
                let (a, b) = (numbers(report, next()), numbers(report, next()));
                assert!(!a.is_empty() && a == b, "{{{asked}}} are not the same");
                String::new()
            }
            "only" => {
                let (a, b) = pair(next());
                let seen = report.differences.iter().filter(|one| one.a == a && one.b == b && is_seen(one));
                let seen: BTreeSet<String> = seen.map(|one| name(&one.metric.id(), &one.part)).collect();
                let told: BTreeSet<String> = words.map(str::to_owned).collect();
                assert_eq!(seen, told, "{{{asked}}}");
                String::new()
            }
            "rises" => {
                let metric = next();
                let mut rungs = report.rows.iter().filter(|row| row.metric.id() == metric);
                assert!(rungs.all(|row| row.low.is_some_and(|low| low > 0.0)), "{{{asked}}}");
                String::new()
            }
            subject => {
                let nodes: u32 = next().parse().unwrap_or_else(|_| panic!("{{{asked}}}: positions"));
                let what = next();
                let form = Form::new(words);
                if subject.contains('>') {
                    let (a, b) = pair(subject);
                    let is = |one: &&Difference| {
                        one.a == a
                            && one.b == b
                            && one.nodes == nodes
                            && name(&one.metric.id(), &one.part) == what
                    };
                    let found = report.differences.iter().find(is);
                    form.difference(asked, found.unwrap_or_else(|| panic!("{{{asked}}} is not there")))
                } else {
                    let is = |row: &&Row| {
                        row.rules == subject
                            && row.nodes == nodes
                            && name(&row.metric.id(), &row.part) == what
                    };
                    let found = report.rows.iter().find(is);
                    form.number(asked, found.unwrap_or_else(|| panic!("{{{asked}}} is not there")))
                }
            }
        }
    }
}

fn pair(text: &str) -> (&str, &str) {
    text.split_once('>').unwrap_or_else(|| panic!("{text} is no pair"))
}

fn name(metric: &str, part: &str) -> String {
    if part.is_empty() { metric.to_owned() } else { format!("{metric}/{part}") }
}

fn is_seen(one: &Difference) -> bool {
    !matches!(one.verdict, Verdict::NotSeen { .. })
}

/// Differences that were seen at two strengths or more, and not in the same direction.
fn turning(report: &Report) -> BTreeMap<(String, String, String), Vec<&Difference>> {
    let mut found: BTreeMap<(String, String, String), Vec<&Difference>> = BTreeMap::new();
    for one in report.differences.iter().filter(|one| is_seen(one)) {
        let what = name(&one.metric.id(), &one.part);
        found.entry((one.a.clone(), one.b.clone(), what)).or_default().push(one);
    }
    found.retain(|_, seen| seen.iter().any(|one| one.verdict != seen[0].verdict));
    found
}

/// Of a number whose difference turns round with the strength, the differences that answers which ask for it do not ask for.
fn half_told(reports: &Reports, asked: &[&str]) -> Vec<String> {
    let words: Vec<Vec<&str>> = asked.iter().map(|one| one.split_whitespace().collect()).collect();
    let mut missing = Vec::new();
    for (&report, found) in &reports.0 {
        for ((a, b, what), seen) in turning(found) {
            let both = format!("{a}>{b}");
            let asks = |subjects: &[&str], nodes: Option<u32>| {
                words.iter().any(|words| match words[..] {
                    [of, subject, at, number, ..] => {
                        of == report
                            && subjects.contains(&subject)
                            && number == what
                            && nodes.is_none_or(|nodes| at == nodes.to_string())
                    }
                    _ => false,
                })
            };
            // Who tells of the second rule set tells what it changes.
            if asks(&[&both, &b], None) {
                let untold = seen.iter().filter(|one| !asks(&[&both], Some(one.nodes)));
                missing.extend(untold.map(|one| format!("{report} {both} {} {what}", one.nodes)));
            }
        }
    }
    missing
}

/// All that is told of a rule set but its name.
fn numbers(report: &Report, rules: &str) -> Vec<Row> {
    let rows = report.rows.iter().filter(|row| row.rules == rules);
    rows.map(|row| Row { rules: String::new(), ..row.clone() }).collect()
}

/// How a number is written.
struct Form<'a>(BTreeSet<&'a str>);

impl<'a> Form<'a> {
    fn new(words: impl Iterator<Item = &'a str>) -> Form<'a> {
        let form = Form(words.collect());
        let known = [
            "%", "m", "b", ".1", ".2", "-", "[]", "to", "low", "n", "more", "less", "!more", "!less", "up-to",
        ];
        assert!(form.0.iter().all(|word| known.contains(word)), "{:?}", form.0);
        form
    }

    fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    fn number(&self, asked: &str, row: &Row) -> String {
        let ends = || row.low.zip(row.high).unwrap_or_else(|| panic!("{{{asked}}} has no interval"));
        if self.has("n") {
            grouped(&row.n.to_string())
        } else if self.has("[]") {
            self.range(asked, ends())
        } else if self.has("low") {
            self.plain(ends().0)
        } else {
            self.plain(row.value)
        }
    }

    fn difference(&self, asked: &str, one: &Difference) -> String {
        if let Verdict::NotSeen { up_to } = one.verdict {
            assert!(self.has("up-to"), "{{{asked}}} was not seen");
            return self.plain(up_to);
        }
        let is_more = one.verdict == Verdict::More;
        let told = if is_more { ["more", "!more"] } else { ["less", "!less"] };
        for word in ["more", "!more", "less", "!less", "up-to"] {
            assert!(!self.has(word) || told.contains(&word), "{{{asked}}}: {:?}", one.verdict);
        }
        match () {
            () if self.has("!more") || self.has("!less") => String::new(),
            () if self.has("[]") => self.range(asked, (one.low, one.high)),
            () => self.plain(one.difference),
        }
    }

    fn range(&self, asked: &str, (low, high): (f64, f64)) -> String {
        let between = if self.has("to") { " to " } else { ", " };
        let (low, high) = if self.has("-") {
            assert!(low.signum() * high.signum() >= 0.0, "{{{asked}}} has both signs");
            (low.abs().min(high.abs()), low.abs().max(high.abs()))
        } else {
            (low, high)
        };
        format!("{}{between}{}", self.plain(low), self.plain(high))
    }

    /// A number by its decimals, halves away from zero.
    fn plain(&self, value: f64) -> String {
        let decimals = if self.has(".1") { 1 } else { usize::from(self.has(".2")) * 2 };
        let units = [("%", 100.0), ("m", 1e-6), ("b", 1e-9)];
        let unit = units.into_iter().find(|(word, _)| self.has(word)).map_or(1.0, |(_, unit)| unit);
        let value = if self.has("-") { value.abs() } else { value } * unit;
        // What is a half but for the last bits is a half.
        let power = 10_f64.powi(i32::try_from(decimals).expect("few"));
        let value = ((value * power * 1e6).round() / 1e6).round() / power;
        let digits = format!("{:.decimals$}", value.abs());
        let sign = if value < 0.0 { "−" } else { "" };
        format!("{sign}{}", grouped(&digits))
    }
}

/// Thousands have a comma.
fn grouped(digits: &str) -> String {
    let (whole, rest) = digits.split_once('.').map_or((digits, None), |(whole, rest)| (whole, Some(rest)));
    let mut out = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    rest.map_or(out.clone(), |rest| format!("{out}.{rest}"))
}

/// The pieces of a text: words, and what stands in braces.
fn pieces(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut pieces = Vec::new();
    for part in text.split_inclusive('}') {
        match part.split_once('{') {
            Some((words, asked)) => {
                pieces.push((words, Some(asked.strip_suffix('}').expect("braces are closed"))));
            }
            None => pieces.push((part, None)),
        }
    }
    pieces
}

/// A paragraph in lines.
fn filled(paragraph: &str) -> String {
    let mut lines = vec![String::new()];
    for word in paragraph.split_whitespace() {
        let last = lines.last_mut().expect("one at least");
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + 1 + word.chars().count() <= WIDTH {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.join("\n")
}

/// A text with its numbers: those that it has itself must be known ones.
fn answered(reports: &Reports, text: &str, told: impl Fn(String) -> String) -> String {
    let mut out = String::new();
    for (words, asked) in pieces(text) {
        let is_of_number = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
        for number in words.split(|c| !is_of_number(c)) {
            let number = number.trim_matches(['.', ',']);
            assert!(number.is_empty() || OWN.contains(&number), "{number} comes from no report: {words}");
        }
        out.push_str(words);
        out.extend(asked.map(|asked| told(reports.answer(asked))));
    }
    out
}

/// Compares a file with what it should be, or writes it.
fn hold(path: &str, made: &str, from: &str) {
    if std::env::var_os("JERSI_WRITE").is_some() {
        std::fs::write(place(path), made).expect("may be written");
    }
    assert!(text(path) == made, "{path} is not what {from} and the reports say; JERSI_WRITE=1 writes it");
}

#[test]
fn every_number_of_the_answers_is_that_of_a_report() {
    let reports = Reports::new();
    let answers = text("lab/answers.md");
    let paragraphs = answers.trim().split("\n\n");
    let written: Vec<String> =
        paragraphs.map(|paragraph| filled(&answered(&reports, paragraph, |told| told))).collect();
    let written = written.join("\n\n");
    let page = text("docs/laboratory.md");
    let (head, rest) = page.split_once("## The journal's questions\n\n").expect("the heading");
    let (_, tail) = rest.split_once("\n\n## Definitions").expect("the next heading");
    let made = format!("{head}## The journal's questions\n\n{written}\n\n## Definitions{tail}");
    hold("docs/laboratory.md", &made, "lab/answers.md");
}

/// A question of the journal, with its answer in both languages.
#[derive(Clone, Deserialize, Serialize)]
struct Question {
    id: String,
    /// The report and the metric that tell more.
    about: String,
    en: Said,
    fr: Said,
}

#[derive(Clone, Deserialize, Serialize)]
struct Said {
    question: String,
    answer: String,
}

fn questions() -> Vec<Question> {
    serde_json::from_str(&text("lab/questions.json")).expect("questions")
}

/// A number as it is written in French.
fn in_french(told: &str) -> String {
    let range = told.replace(", ", "\u{202f}; ").replace(" to ", " à ");
    range.replace(',', "\u{202f}").replace('.', ",")
}

fn asked(text: &str) -> Vec<&str> {
    pieces(text).into_iter().filter_map(|(_, asked)| asked).collect()
}

#[test]
fn the_short_answers_of_the_page_are_those_of_the_reports() {
    let reports = Reports::new();
    let mut made = questions();
    let mut ids = BTreeSet::new();
    for one in &mut made {
        assert!(ids.insert(one.id.clone()), "{} twice", one.id);
        let (report, metric) = one.about.split_once('/').expect("a report and a metric");
        assert!(reports.0[report].rows.iter().any(|row| row.metric.id() == metric), "{}", one.about);
        assert_eq!(asked(&one.en.answer), asked(&one.fr.answer), "{}: both tell the same", one.id);
        assert!(!asked(&one.en.answer).is_empty(), "{}: a number", one.id);
        one.en.answer = answered(&reports, &one.en.answer, |told| told);
        one.fr.answer = answered(&reports, &one.fr.answer, |told| in_french(&told));
        for said in [&one.en, &one.fr] {
            assert!(said.question.ends_with('?') && said.answer.ends_with('.'), "{}", one.id);
        }
    }
    let made = serde_json::to_string_pretty(&made).expect("JSON") + "\n";
    hold("web/src/lab/reports/answers.json", &made, "lab/questions.json");
}

/// A difference that is seen at one strength and the other way round at another is no finding; whoever tells one half must tell the other.
#[test]
fn differences_that_turn_round_are_told_at_both_strengths() {
    let reports = Reports::new();
    let turning: Vec<_> = reports.0.values().flat_map(turning).map(|(key, _)| key).collect();
    assert!(!turning.is_empty(), "nothing turns round any more: this test sees nothing");
    let answers = text("lab/answers.md");
    assert_eq!(half_told(&reports, &asked(&answers)), Vec::<String>::new());
    for one in questions() {
        assert_eq!(half_told(&reports, &asked(&one.en.answer)), Vec::<String>::new(), "{}", one.id);
    }
    // The check itself: half of it, the number alone, both.
    let half = "study 3.0>3.0-mokca 2000 opening-diversity/lines m less";
    let other = "study 3.0>3.0-mokca 20000 opening-diversity/lines m more";
    assert_eq!(half_told(&reports, &[half]), ["study 3.0>3.0-mokca 20000 opening-diversity/lines"]);
    let alone = "study 3.0-mokca 2000 opening-diversity/lines m";
    assert_eq!(half_told(&reports, &[alone]).len(), 2);
    assert_eq!(half_told(&reports, &[half, other, alone]), Vec::<String>::new());
}

#[test]
fn numbers_are_rounded_as_people_do() {
    let form = |words: &'static str| Form::new(words.split_whitespace());
    assert_eq!(form("%").plain(0.114_5), "11");
    assert_eq!(
        (form("").plain(114.5), form("").plain(88.5), form("").plain(-0.5)),
        ("115".into(), "89".into(), "−1".into())
    );
    assert_eq!((form("% .1").plain(0.285), form("-").plain(-17.0)), ("28.5".into(), "17".into()));
    assert_eq!(in_french("1,053 [0.5, 2.5 to 3]"), "1\u{202f}053 [0,5\u{202f}; 2,5 à 3]");
    assert_eq!((form("m .1").plain(17_210_000.0), form("").plain(1_193.0)), ("17.2".into(), "1,193".into()));
    assert_eq!(form("- []").range("", (-21.0, -13.0)), "13, 21");
}
