//! The npm packages and their licences: those that are locked, and those that went into the page.

use super::Use;

/// An npm package.
#[derive(Debug, PartialEq, Eq)]
pub struct Package {
    pub name: String,
    pub licence: String,
    pub used: Use,
}

/// Reads a lock file as npm writes it: an entry begins at four blanks, what it tells at six. Packages that are there for
/// the development are tools.
pub fn packages(lock: &str) -> Result<Vec<Package>, String> {
    let mut packages = Vec::new();
    let mut entry: Option<(String, Option<String>, Use)> = None;
    for line in lock.lines() {
        if let Some(path) =
            line.strip_prefix("    \"node_modules/").and_then(|rest| rest.strip_suffix("\": {"))
        {
            let name = path.rsplit_once("node_modules/").map_or(path, |(_, name)| name);
            entry = Some((name.to_owned(), None, Use::Shipped));
        } else if line.starts_with("    }")
            && let Some((name, licence, used)) = entry.take()
        {
            let licence = licence.ok_or(format!("the lock file tells no licence of {name}"))?;
            packages.push(Package { name, licence, used });
        } else if let Some((_, licence, used)) = &mut entry {
            let told = line.strip_prefix("      \"").map(|rest| rest.trim_end_matches(','));
            match told.and_then(|told| told.split_once("\": ")) {
                Some(("license", value)) => *licence = Some(value.trim_matches('"').to_owned()),
                Some(("dev" | "devOptional", "true")) => *used = Use::Tool,
                _ => {}
            }
        }
    }
    if packages.is_empty() { Err("no package was found in the lock file".to_owned()) } else { Ok(packages) }
}

/// What `web/build/licences.ts` tells of the page: lines such as `== svelte 5.57.3 (MIT)`.
pub fn in_page(text: &str) -> Result<Vec<(String, String)>, String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("== "));
    let read = |line: &str| {
        let (name, licence) = line
            .strip_suffix(')')
            .and_then(|line| line.split_once(" ("))
            .ok_or(format!("no licence in: {line}"))?;
        Ok((name.to_owned(), licence.to_owned()))
    };
    lines.map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"{
  "packages": {
    "": {
      "license": "MIT OR Apache-2.0"
    },
    "node_modules/@a/b": {
      "version": "1.0.0",
      "license": "ISC",
      "engines": {
        "license": "no"
      }
    },
    "node_modules/c/node_modules/d": {
      "dev": true,
      "license": "MPL-2.0"
    }
  }
}
"#;

    #[test]
    fn a_lock_file_is_read() {
        let package = |name: &str, licence: &str, used| Package {
            name: name.to_owned(),
            licence: licence.to_owned(),
            used,
        };
        let expected = [package("@a/b", "ISC", Use::Shipped), package("d", "MPL-2.0", Use::Tool)];
        assert_eq!(packages(LOCK), Ok(expected.into()));
    }

    #[test]
    fn a_package_without_a_licence_is_not_passed_over() {
        assert!(
            packages(&LOCK.replace("      \"license\": \"ISC\",\n", ""))
                .is_err_and(|why| why.contains("@a/b"))
        );
        assert!(packages("{}").is_err(), "a lock file of another layout is not read as an empty one");
    }

    #[test]
    fn the_page_tells_whose_work_it_holds() {
        let text = "== svelte 5.57.3 (MIT)\ngit+https://…\n\nThe text.\n== @a/b 1.0.0 (ISC)\n";
        let expected = [("svelte 5.57.3", "MIT"), ("@a/b 1.0.0", "ISC")];
        assert_eq!(
            in_page(text),
            Ok(expected.map(|(name, licence)| (name.to_owned(), licence.to_owned())).into())
        );
        assert!(in_page("== nothing 1.0\n").is_err());
    }
}
