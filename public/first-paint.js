// Runs before anything is painted, so that no page flashes in another theme, and before the code of the page has
// loaded, so that its texts and the answers to its first calls come beside the code.
{
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is denied: the colours and the language of the system stay
    }
  };
  const theme = stored('postil.theme');
  if (['light', 'dark', 'high-contrast'].includes(theme)) document.documentElement.dataset.theme = theme;

  const texts = JSON.parse(document.querySelector('meta[name=texts]')?.content ?? '{}');
  const wanted = [stored('postil.language'), navigator.language, navigator.language?.split('-')[0], 'en'];
  const language = wanted.find((each) => Object.hasOwn(texts, each?.toLowerCase() ?? ''))?.toLowerCase();
  for (const file of texts[language] ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    );
  }

  const folder = document.querySelector('meta[name=first-answers]')?.content;
  const token = stored('auth.token');
  if (folder && token) {
    document.documentElement.dataset.frame = 'page'; // the header is painted before the code of the page has loaded
    const address = location.pathname.slice(new URL(document.baseURI).pathname.length) + location.search;
    const response = fetch(folder + address, { headers: { authorization: `Bearer ${token}` } });
    globalThis.firstAnswers = { token, response: response.catch(() => undefined) };
  }
}
