/** Whether spans can be marked at all: words and characters must be found, and places in the text. */
export const canMark = (): boolean => 'Segmenter' in Intl && typeof globalThis.getSelection === 'function';

/** Whether text is coloured without touching it; elsewhere it is wrapped in marks. */
export const canHighlight = (): boolean =>
  globalThis.CSS?.highlights !== undefined && typeof globalThis.Highlight === 'function';
