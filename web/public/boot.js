// Runs before the first paint, in any browser, also an old one: the theme and the language, so that nothing
// flashes, and a clear word where the page cannot work.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('jersi.settings') || '{}') || {};
  } catch (_) {
    kept = {};
  }
  if (kept.theme === 'light' || kept.theme === 'dark') root.setAttribute('data-theme', kept.theme);
  if (kept.board === 'plain') root.setAttribute('data-board', 'plain');
  var languages = navigator.languages || [navigator.language || 'en'];
  var wanted = 'en';
  for (var i = 0; i < languages.length; i += 1) {
    var found = /^(en|fr)/i.exec(languages[i]);
    if (found) {
      wanted = found[1].toLowerCase();
      break;
    }
  }
  root.lang = kept.language === 'en' || kept.language === 'fr' ? kept.language : wanted;
  if (typeof WebAssembly !== 'object' || !('noModule' in document.createElement('script'))) {
    root.setAttribute('data-unsupported', '');
  }
})();
