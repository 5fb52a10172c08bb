const spellings = [
  'Positive',
  'positive',
  'POSITIVE ',
  ' negative',
  'Negative',
  'negative',
  'neutral',
  'Neutral ',
  'N/A',
  '',
];
const products = ['Kettle', 'Toaster', 'kettle', 'Lamp', 'N/A'];

const dayOf = (at: number) =>
  `2024-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;

const reviewOf = (at: number) =>
  [
    `R-${1000 + at}`,
    dayOf(at),
    products[at % 5],
    at % 17 === 0 ? 'N/A' : (at % 5) + 1,
    at % 23 === 0 ? 'N/A' : (9.5 + at / 10).toFixed(2),
    `"Review ${at}: it came ${at % 3 ? 'late' : 'on time'}, and it ${at % 2 ? 'works well' : 'broke, sadly'}. "`,
    spellings[(at * 7) % 10],
    at % 40 === 0 ? `see ticket ${at}` : '',
  ].join(',');

/** Reviews as spreadsheets have them: labels in several spellings, missing values, dates, numbers and an id. */
export const messyReviews = (count: number) =>
  [
    'review_id,date,product,stars,price,review_text,sentiment,notes',
    ...Array.from({ length: count }, (_, at) => reviewOf(at)),
  ].join('\r\n');

const lines = (count: number, of: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => JSON.stringify(of(at))).join('\n');

/** Two replies to each prompt, without answers. */
export const chatPairs = (count: number) =>
  lines(count, (at) => ({
    id: `c${at}`,
    prompt: [{ role: 'user', content: `How do I boil ${at + 1} eggs?` }],
    response_a: `Put ${at + 1} eggs into boiling water for six minutes.`,
    response_b: `Use a steamer for ${at + 1} eggs, and wait for ten minutes.`,
    model_a: 'alpha',
    model_b: 'beta',
    language: ['en', 'de'][at % 2],
    turns: (at % 3) + 1,
  }));

/** Sentences with the names in them marked, except for some. */
export const markedNames = (count: number) =>
  lines(count, (at) => ({
    id: at + 1,
    text: `Ana met Bob in Berlin on day ${at + 1}.`,
    entities:
      at % 5 === 0
        ? null
        : [
            { start: 0, end: 3, label: 'PER' },
            { start: 8, end: 11, label: 'PER' },
            { start: 15, end: 21, label: 'LOC' },
          ],
    source: ['wiki', 'news'][at % 2],
  }));
