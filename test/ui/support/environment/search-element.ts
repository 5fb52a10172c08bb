/** jsdom does not know the element `search`, and React warns about unknown elements. */
if ('HTMLUnknownElement' in globalThis) {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element | undefined) {
      return this?.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
