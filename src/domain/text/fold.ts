/** Longer words are truncated, because indexes limit the length of words. */
const maxWordChars = 255;

/**
 * Accents, points, cantillation and invisible letters that join or direct. In other scripts marks are vowels or change
 * the sound (Devanagari, Thai, Japanese), so removing them would match other words.
 */
const ignoredMarks =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]|\p{Cf}/gu;

/** Letters without a decomposed normal form. */
const foldedLetters = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['‘', "'"],
  ['’', "'"],
] as const;

const isAscii = (word: string) => /^[\x20-\x7e]*$/.test(word);

function foldLetters(word: string) {
  const bare = word.normalize('NFKD').replace(ignoredMarks, '').toLowerCase();
  return foldedLetters.reduce((folded, [letter, plain]) => folded.replaceAll(letter, plain), bare).normalize('NFC');
}

export function fold(word: string): string {
  const folded = isAscii(word) ? word.toLowerCase() : foldLetters(word);
  return folded.length > maxWordChars ? folded.slice(0, maxWordChars).replace(/[\ud800-\udbff]$/, '') : folded;
}
