// What only pages say that are loaded when somebody goes there.
export default import.meta.glob<string>(
  './en/{account,back,club,club-game,editor,end,inout,lab,learn,lesson,links,players,puzzles,settings,shelf,study}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
