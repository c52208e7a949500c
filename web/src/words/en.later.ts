// What only pages say that are loaded when somebody goes there.
export default import.meta.glob<string>(
  './en/{club,club-game,editor,end,inout,learn,lesson,links,puzzles,settings,shelf,study}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
