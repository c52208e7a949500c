// What only pages say that are loaded when somebody goes there.
export default import.meta.glob<string>(
  './fr/{club,club-game,editor,inout,learn,lesson,links,puzzles,shelf,study}.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
