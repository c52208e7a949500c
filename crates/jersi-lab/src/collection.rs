//! The files of a plan that are there, missing or damaged, whatever they are read from.

use std::collections::BTreeMap;

use crate::game::LabGame;
use crate::piece::{Piece, pieces};
use crate::plan::Plan;
use crate::shard_file::{self, Chunk, Fault};

/// What there is of a plan.
///
/// ```
/// use jersi_lab::{Collection, Fault, Plan};
///
/// let text = "strengths = [{ nodes = 1, games = 40 }]\n[[rules]]\nname = \"usual\"\n";
/// let mut collection = Collection::new(Plan::read(text)?);
/// let missing: Vec<&str> = collection.missing().map(|piece| piece.file.as_str()).collect();
/// assert_eq!(missing, ["games-usual-play-1-00000.jsonl.zst", "games-usual-play-1-00001.jsonl.zst"]);
/// collection.add("games-usual-play-1-00001.jsonl.zst", b"something else");
/// let damaged: Vec<_> = collection.damaged().collect();
/// assert_eq!(damaged, [("games-usual-play-1-00001.jsonl.zst", &Fault::Packing)]);
/// # Ok::<(), jersi_lab::BadPlan>(())
/// ```
pub struct Collection {
    plan: Plan,
    pieces: Vec<Piece>,
    /// By the names of their files.
    found: BTreeMap<String, Result<Chunk, Fault>>,
    commit: Option<String>,
}

impl Collection {
    /// Nothing of a plan yet. The commit is that of the first file.
    pub fn new(plan: Plan) -> Collection {
        Collection { pieces: pieces(&plan), plan, found: BTreeMap::new(), commit: None }
    }

    /// The same, made by this commit and no other.
    #[must_use]
    pub fn by_commit(self, commit: &str) -> Collection {
        Collection { commit: Some(commit.to_owned()), ..self }
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// All pieces of the plan, by the order of their numbers.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Which commit made the games; none as long as there is none.
    pub fn commit(&self) -> Option<&str> {
        self.commit.as_deref()
    }

    /// Whether a file of this name belongs to the plan.
    pub fn wants(&self, file: &str) -> bool {
        self.pieces.iter().any(|piece| piece.file == file)
    }

    /// Takes a file that was found. One that the plan does not know is left alone.
    pub fn add(&mut self, file: &str, bytes: &[u8]) {
        let Some(piece) = self.pieces.iter().find(|piece| piece.file == file) else { return };
        let read = shard_file::read(bytes).and_then(|chunk| self.judge(piece, chunk));
        if let (None, Ok(chunk)) = (&self.commit, &read) {
            self.commit = Some(chunk.heading.commit.clone());
        }
        self.found.insert(file.to_owned(), read);
    }

    /// Whether a file is what its name says.
    fn judge(&self, piece: &Piece, chunk: Chunk) -> Result<Chunk, Fault> {
        let heading = &chunk.heading;
        if heading.plan != self.plan.mark() {
            return Err(Fault::OtherPlan);
        }
        if self.commit.as_ref().is_some_and(|commit| *commit != heading.commit) {
            return Err(Fault::OtherCommit(heading.commit.clone()));
        }
        let fits = heading.rules == self.plan.rules[piece.rules].name
            && heading.job == piece.job
            && (heading.first, heading.games) == (piece.first, piece.games);
        if fits { Ok(chunk) } else { Err(Fault::OtherPiece) }
    }

    /// The pieces that are not there.
    pub fn missing(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|piece| !self.found.contains_key(&piece.file))
    }

    /// The files that cannot be used, and why.
    pub fn damaged(&self) -> impl Iterator<Item = (&str, &Fault)> {
        self.found.iter().filter_map(|(file, read)| Some((file.as_str(), read.as_ref().err()?)))
    }

    /// The numbers of the pieces that are there and whole.
    pub fn whole(&self) -> impl Iterator<Item = u64> {
        let is_whole = |piece: &Piece| matches!(self.found.get(&piece.file), Some(Ok(_)));
        (0..).zip(&self.pieces).filter(move |(_, piece)| is_whole(piece)).map(|(number, _)| number)
    }

    /// All games, in the order of the plan, whichever order their files came in.
    pub fn games(&self) -> impl Iterator<Item = &LabGame> {
        let mut pieces: Vec<&Piece> = self.pieces.iter().collect();
        pieces.sort_by_key(|piece| (piece.rules, piece.job.clone(), piece.first));
        pieces
            .into_iter()
            .filter_map(|piece| self.found.get(&piece.file)?.as_ref().ok())
            .flat_map(|chunk| &chunk.games)
    }
}
