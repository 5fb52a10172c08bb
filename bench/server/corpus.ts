/** The same records in each run. */

/** Deterministic random numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const vocabulary = 20_000;
const wordsInText = 60;
export const dimensions = 384;

/** In one text of a hundred. */
export const rareWord = 'quartz';
/** In about every third text. */
export const commonWord = 'w3';

export const sources = ['web', 'mail', 'phone', 'shop', 'chat', 'form', 'visit', 'letter'];
export const labels = ['positive', 'neutral', 'negative'];

/** A few words are frequent and most are rare, as in any language. */
const word = (random: () => number) => `w${Math.floor(vocabulary ** random())}`;

function text(random: () => number) {
  const words = Array.from({ length: wordsInText }, () => word(random));
  if (random() < 0.01) words[Math.floor(random() * wordsInText)] = rareWord;
  return words.join(' ');
}

const pick = <T>(random: () => number, items: readonly T[]) => items[Math.floor(random() * items.length)];

export function aRecord(random: () => number, index: number) {
  return {
    external_id: `r-${index}`,
    fields: { text: text(random) },
    metadata: {
      source: pick(random, sources),
      length: Math.floor(random() * 1000),
      score: Math.round(random() * 10_000) / 10_000,
      tag: [`t${Math.floor(random() * 50)}`],
    },
  };
}

export const aSuggestion = (random: () => number, questions: Readonly<Record<string, string>>) => [
  { question_id: questions.label, value: pick(random, labels), score: random(), agent: 'model' },
  { question_id: questions.stars, value: Math.floor(random() * 6), score: random(), agent: 'model' },
  { question_id: questions.comment, value: text(random).slice(0, 80), agent: 'writer' },
];

export const aVector = (random: () => number) =>
  Array.from({ length: dimensions }, () => Math.round((random() * 2 - 1) * 1e4) / 1e4);
