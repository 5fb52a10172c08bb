/** Longer words are known by their beginning: no index takes words of any length. */
const maxWordChars = 255;

/**
 * Accents, points and cantillation, and what joins or directs letters without being seen. Elsewhere marks are vowels or
 * change the sound (Devanagari, Thai, Japanese): without them, other words would be found.
 */
const ignoredMarks =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]|\p{Cf}/gu;

/** Letters that no normal form takes apart. */
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

/** What words that count as the same have in common: no accents, no capitals. */
export function fold(word: string): string {
  const folded = isAscii(word) ? word.toLowerCase() : foldLetters(word);
  return folded.length > maxWordChars ? folded.slice(0, maxWordChars).replace(/[\ud800-\udbff]$/, '') : folded;
}
