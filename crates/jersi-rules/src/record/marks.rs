//! Marks such as `[%clk 0:04:10]` in the comments of a turn.

use super::WrittenTurn;

impl WrittenTurn {
    /// The value of the first mark with this name: `clk` for what is left on the clock, `eval` for what a
    /// program thinks.
    pub fn mark(&self, name: &str) -> Option<&str> {
        let marks = self.comments.iter().flat_map(|comment| comment.split("[%").skip(1));
        marks.filter_map(|mark| mark.split_once(']')).find_map(|(mark, _)| {
            let value = mark.strip_prefix(name)?;
            value.starts_with(char::is_whitespace).then(|| value.trim())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_in_any_comment() {
        let comments = ["well [%eval -0.8][%clk 0:04:10] played".to_owned(), "[%clks 1] [%x".to_owned()];
        let turn = WrittenTurn { comments: comments.to_vec(), ..WrittenTurn::new("a2-b2") };
        assert_eq!(turn.mark("clk"), Some("0:04:10"));
        assert_eq!(turn.mark("eval"), Some("-0.8"));
        assert_eq!(turn.mark("clks"), Some("1"));
        assert_eq!(turn.mark("x"), None);
    }
}
