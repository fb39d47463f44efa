/* Before the first paint: the theme, the suits, the language, the cloth, the room and the backs that the cookie `look`
   names. */
(function () {
  var html = document.documentElement;
  var found = /(?:^|; )look=([^;]*)/.exec(document.cookie);
  var parts = found ? decodeURIComponent(found[1]).split('.') : [];
  if (parts[0] === 'light' || parts[0] === 'dark') html.dataset.theme = parts[0];
  if (parts[1] === 'four') html.dataset.suits = 'four';
  if (/^[a-z]{2,3}(-\w+)?$/i.test(parts[2] || '')) html.lang = parts[2];
  if (parts[3] === 'still') html.dataset.motion = 'still';
  ['cloth', 'room', 'back'].forEach(function (name, i) {
    if (/^[a-z]+$/.test(parts[i + 4] || '')) html.dataset[name] = parts[i + 4];
  });
  // The words of the page are fetched beside its code, not after it.
  var words = document.querySelector('meta[name=words]');
  function wordsOf(language) {
    return words && (words.getAttribute('data-' + language) || words.getAttribute('data-' + language.split('-')[0]));
  }
  var asked = (parts[2] ? [parts[2]] : navigator.languages || [navigator.language]).map(wordsOf).filter(Boolean);
  var path = asked[0] || wordsOf('en');
  if (path) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = path;
    document.head.appendChild(link);
  }
  // An old browser reads no modules, or not their words: it is told so in the page.
  var isOld = !('noModule' in document.createElement('script'));
  function tell() {
    var note = document.querySelector('.outdated');
    if (isOld && note) note.removeAttribute('hidden');
  }
  window.addEventListener('error', function (event) {
    if (!(event.error instanceof SyntaxError)) return;
    isOld = true;
    tell();
  });
  document.addEventListener('DOMContentLoaded', tell);
})();
