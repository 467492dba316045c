// Runs before the first paint, so that a remembered theme or language never flashes.
(function () {
  var root = document.documentElement;
  var theme = localStorage.getItem('ludarium-theme');
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  root.lang = localStorage.getItem('ludarium-lang') || root.lang;
})();
