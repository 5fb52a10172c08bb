import type { FakeHub } from './fake-hub.ts';
import { decimal, type HubTable, image, labels, listOf, tableOf, text, whole } from './hub-table.ts';

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const review = (index: number) => `Review ${index + 1}: it came on day ${index + 2} and has not broken yet.`;

const sentiments = labels('negative', 'neutral ', 'positive');

/** Texts to be classified, on more than two pages of rows. */
export const textClassification = tableOf(
  { text, label: sentiments },
  times(250, (index) => ({ text: review(index), label: index % 3 })),
);

export const multiLabel = tableOf(
  { text, topics: listOf(labels('price', 'delivery', 'quality')) },
  times(24, (index) => ({ text: review(index), topics: [[], [0], [1, 2]][index % 3] })),
);

export const chat = tableOf(
  { prompt: text, messages: listOf({ role: text, content: text }) },
  times(24, (index) => ({
    prompt: `Question ${index + 1}`,
    messages: [
      { role: 'user', content: `Question ${index + 1}?` },
      { role: 'assistant', content: `Answer ${index + 1}.` },
    ],
  })),
);

/** Images on the hub itself. */
export const pictures = (url: string): HubTable =>
  tableOf(
    { image, label: labels('cat', 'dog') },
    times(24, (index) => ({
      image: { src: `${url}/assets/${index + 1}.png`, height: 1, width: 1 },
      label: index % 2,
    })),
  );

export const numbers = tableOf(
  { id: text, text, words: whole, score: decimal, language: text },
  times(60, (index) => ({
    id: `r-${index + 1}`,
    text: review(index),
    words: 9 + (index % 4),
    score: index / 4,
    language: ['en', 'en', 'de', 'es'][index % 4],
  })),
);

export const textOnly = tableOf(
  { text },
  times(24, (index) => ({ text: review(index) })),
);

/** Few enough that the hub takes the texts for labels. */
export const few = tableOf({ text, label: sentiments }, textClassification.rows.slice(0, 6));

export const noRows = tableOf({ text, label: sentiments }, []);

const subsets: Readonly<Record<string, HubTable>> = {
  reviews: textClassification,
  topics: multiLabel,
  chats: chat,
  numbers,
};

export const privateToken = 'hf_ana';

const part = ({ features, rows }: HubTable, from: number, to?: number) => ({ features, rows: rows.slice(from, to) });

/** All examples under their own names: `examples/reviews`, …, `examples/private` with the token. */
export function offerExamples({ url, tables, tokens }: Pick<FakeHub, 'url' | 'tables' | 'tokens'>) {
  const only = { reviews: textClassification, topics: multiLabel, chats: chat, pictures: pictures(url), numbers };
  const others = { texts: textOnly, few, 'no-rows': noRows, private: textClassification };
  for (const [name, table] of Object.entries({ ...only, ...others }))
    tables.set(`examples/${name}/default/train`, table);
  for (const [subset, table] of Object.entries(subsets)) {
    tables.set(`examples/many/${subset}/train`, part(table, 0, -4));
    tables.set(`examples/many/${subset}/test`, part(table, -4));
  }
  tokens.set('examples/private', privateToken);
}
