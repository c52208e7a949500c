// What the first page and a game say. A catalogue that is named in en.later.ts is left out here; a test compares.
export default import.meta.glob<string>(
  [
    './en/*.ftl',
    '!./en/{account,back,club,club-game,editor,end,inout,lab,learn,lesson,links,players,puzzles,settings,shelf,study}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
