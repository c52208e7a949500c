// Runs before the first paint, in any browser: the theme and the language, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('jersi.settings') || '{}');
  } catch {
    kept = {};
  }
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
  if (kept.board === 'plain') root.dataset.board = 'plain';
  const wanted = kept.language || navigator.language || 'en';
  root.lang = /^fr/i.test(wanted) ? 'fr' : 'en';
})();
