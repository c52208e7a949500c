//! How a catalogue of sentences is declared: a trait, and beside it a made-up language.

use super::{Lang, LangId, Said};

/// Declares a catalogue: a trait with one method for each kind of message, which every language implements,
/// and a made-up language that says what another one says, between `⟦` and `⟧`.
///
/// What a person reads in the made-up language outside of those marks does not come from the catalogue. The
/// methods return [`Said`], a `String`, or options and lists of them; a `&'static str` is refused, because it
/// could not be marked.
///
/// ```
/// use jersi_rules::lang::Said;
///
/// jersi_rules::catalogue! {
///     /// What a host says.
///     pub trait Host {
///         /// When somebody comes.
///         fn hello(&self, name: &str) -> String;
///         /// When somebody goes.
///         fn farewell(&self) -> Said;
///     }
///     /// A host whose words can be told from all others.
///     pub struct MarkedHost;
/// }
///
/// struct English;
///
/// impl Host for English {
///     fn hello(&self, name: &str) -> String {
///         format!("hello, {name}")
///     }
///
///     fn farewell(&self) -> Said {
///         "see you".into()
///     }
/// }
///
/// assert_eq!(MarkedHost(&English).hello("Ada"), "⟦hello, Ada⟧");
/// assert_eq!(MarkedHost(&English).farewell(), "⟦see you⟧");
/// ```
///
/// A language that lacks a sentence does not compile, and the compiler names the sentence:
///
/// ```compile_fail,E0046
/// # use jersi_rules::lang::Said;
/// # jersi_rules::catalogue! {
/// #     /// What a host says.
/// #     pub trait Host {
/// #         /// When somebody comes.
/// #         fn hello(&self, name: &str) -> String;
/// #         /// When somebody goes.
/// #         fn farewell(&self) -> Said;
/// #     }
/// #     /// A host whose words can be told from all others.
/// #     pub struct MarkedHost;
/// # }
/// struct French;
///
/// impl Host for French {
///     fn hello(&self, name: &str) -> String {
///         format!("bonjour, {name}")
///     }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! catalogue {
    (
        $(#[$of_trait:meta])*
        $trait_vis:vis trait $Catalogue:ident {
            $(
                $(#[$of_method:meta])*
                fn $method:ident(&self $(, $argument:ident: $Argument:ty)* $(,)?) -> $Answer:ty;
            )*
        }
        $(#[$of_marked:meta])*
        $marked_vis:vis struct $Marked:ident;
    ) => {
        $(#[$of_trait])*
        $trait_vis trait $Catalogue: Send + Sync {
            $(
                $(#[$of_method])*
                fn $method(&self $(, $argument: $Argument)*) -> $Answer;
            )*
        }

        $(#[$of_marked])*
        $marked_vis struct $Marked(
            /// The language that is marked.
            pub &'static dyn $Catalogue,
        );

        impl $Catalogue for $Marked {
            $(
                fn $method(&self $(, $argument: $Argument)*) -> $Answer {
                    $crate::lang::Mark::marked(self.0.$method($($argument),*))
                }
            )*
        }
    };
    // Catalogues that build on one another: one made-up language has them all.
    (
        $(#[$of_trait:meta])*
        $trait_vis:vis trait $Catalogue:ident: $Super:path {
            $(
                $(#[$of_method:meta])*
                fn $method:ident(&self $(, $argument:ident: $Argument:ty)* $(,)?) -> $Answer:ty;
            )*
        }
        made up: $MadeUp:path, from $Language:expr;
    ) => {
        $(#[$of_trait])*
        $trait_vis trait $Catalogue: $Super + Send + Sync {
            $(
                $(#[$of_method])*
                fn $method(&self $(, $argument: $Argument)*) -> $Answer;
            )*
        }

        impl $Catalogue for $MadeUp {
            $(
                fn $method(&self $(, $argument: $Argument)*) -> $Answer {
                    $crate::lang::Mark::marked($Catalogue::$method(&$Language $(, $argument)*))
                }
            )*
        }
    };
}

/// An answer of a catalogue that can be marked as said.
pub trait Mark {
    /// The same between `⟦` and `⟧`.
    #[must_use]
    fn marked(self) -> Self;
}

impl Mark for String {
    fn marked(self) -> String {
        format!("⟦{self}⟧")
    }
}

impl Mark for Said {
    fn marked(self) -> Said {
        Said::Owned(self.into_owned().marked())
    }
}

impl<T: Mark> Mark for Option<T> {
    fn marked(self) -> Option<T> {
        self.map(T::marked)
    }
}

impl<T: Mark> Mark for Vec<T> {
    fn marked(self) -> Vec<T> {
        self.into_iter().map(T::marked).collect()
    }
}

impl<T: Mark, const N: usize> Mark for [T; N] {
    fn marked(self) -> [T; N] {
        self.map(T::marked)
    }
}

impl Mark for LangId {
    fn marked(self) -> LangId {
        LangId::MADE_UP
    }
}

/// A made-up language has the rules of the one that it marks.
impl Mark for Lang {
    fn marked(self) -> Lang {
        Lang::MADE_UP
    }
}

/// What of a text stands outside of all marks: in the made-up language, what no catalogue said.
pub fn outside_marks(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    outside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_outside() {
        assert_eq!(outside_marks(&Said::from("all").marked()), "");
        assert_eq!(outside_marks("1. ⟦a ⟦b⟧ c⟧ d"), "1.  d");
        assert_eq!(outside_marks("none"), "none");
        assert_eq!(vec![Some("a".to_owned()), None].marked(), [Some("⟦a⟧".to_owned()), None]);
        assert_eq!([LangId("en")].marked(), [LangId::MADE_UP]);
    }
}
