/** A hash of everything that is put aside; written in by the build. */
declare const __JERSI_VERSION__: string;
/** What is put aside, relative to the page; written in by the build. */
declare const __JERSI_FILES__: readonly string[];
/** What is fetched on demand only; written in by the build. */
declare const __JERSI_DEMAND__: readonly string[];
