/** jsdom does not know the element `search`, and React prints a message for every element of an unknown class. */
if ('HTMLUnknownElement' in globalThis) {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element | undefined) {
      return this?.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
