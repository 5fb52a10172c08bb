/** jsdom has no layout: the window is a wide one. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
