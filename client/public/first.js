// Runs before the first paint, so that a remembered theme or language never flashes, and what this address shows is
// on its way while the page's own script still comes.
(function () {
  var root = document.documentElement;
  var theme = localStorage.getItem('ludarium-theme');
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';

  var wanted = [localStorage.getItem('ludarium-lang')].concat(navigator.languages || []);
  root.lang = wanted.map((tag) => (tag || '').slice(0, 2)).find((lang) => /^(en|hu|de)$/.test(lang)) || 'en';

  var list = JSON.parse(document.getElementById('ahead').textContent);
  var path = location.pathname.replace(/(.)\/$/, '$1').replace(/^(\/table|\/[^/]+\/[^/]+)\/[^/]+$/, '$1/*');
  var numbers = list.of && (list.of[path + ' ' + root.lang] || list.of['* ' + root.lang]);
  (numbers || []).forEach(function (number) {
    var file = list.files[number];
    var link = document.createElement('link');
    var script = /\.js$/.test(file);
    link.rel = script ? 'modulepreload' : 'preload';
    link.as = script ? 'script' : /\.css$/.test(file) ? 'style' : 'fetch';
    if (!script) link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  });
})();
