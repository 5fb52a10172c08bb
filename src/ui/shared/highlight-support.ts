/** Marking spans needs word boundaries and the text selection of the browser. */
export const canMark = (): boolean => 'Segmenter' in Intl && typeof globalThis.getSelection === 'function';

/** The CSS Custom Highlight API colours text without changing elements. Browsers without it get `<mark>` elements. */
export const canHighlight = (): boolean =>
  globalThis.CSS?.highlights !== undefined && typeof globalThis.Highlight === 'function';
