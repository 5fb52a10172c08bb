import { type Exchange, exchanges } from '../../contract/recordings.ts';

type Section = readonly [file: string, from: number, to: number];

/** The files are by subject; this is the order in time, where exchanges depend on each other. */
const sections: readonly Section[] = [
  ['settings-oauth', 0, 7],
  ['workspaces', 0, 41],
  ['auth', 0, 18],
  ['workspaces', 41, 43],
  ['datasets', 0, 22],
  ['fields', 0, 28],
  ['datasets', 22, 23],
  ['questions', 0, 1],
  ['datasets', 23, 24],
  ['questions', 1, 49],
  ['metadata', 0, 19],
  ['vectors', 0, 11],
  ['datasets', 24, 31],
  ['fields', 28, 31],
  ['questions', 49, 52],
  ['metadata', 19, 21],
  ['vectors', 11, 13],
  ['datasets', 31, 44],
  ['sdk', 0, 34],
  ['responses', 0, 71],
  ['datasets', 44, 52],
  ['metadata', 21, 29],
  ['vectors', 13, 14],
  ['records-search', 0, 123],
  ['jobs-import', 0, 13],
  ['datasets', 52, 57],
  ['sdk', 34, 212],
];

export interface Scheduled extends Exchange {
  /** File, and number in it. */
  readonly place: string;
  readonly title: string;
}

interface Logged {
  readonly items: readonly { readonly vectors: object; readonly suggestions: readonly object[] }[];
}

/** Two of a hundred equal exchanges were kept. */
function allOfThem(exchange: Exchange): Exchange {
  if (exchange.name !== 'sdk: records.log 100') return exchange;
  const [even, odd] = (exchange.request.body as Logged).items;
  const items = Array.from({ length: 100 }, (_, n) => ({
    ...(n % 2 === 0 ? even : odd),
    external_id: `s-${n}`,
    fields: { text: `row ${n}` },
    metadata: { source: n % 2 === 0 ? 'a' : 'b', n },
    vectors: { vec: [n, 1, 0] },
  }));
  return { ...exchange, request: { ...exchange.request, body: { items } } };
}

function scheduled([file, from, to]: Section): readonly Scheduled[] {
  return exchanges
    .filter((exchange) => exchange.file === file)
    .map((exchange, index) => ({
      ...allOfThem(exchange),
      response: exchange.kept,
      place: `${file} ${index}`,
      title: `${file} ${index}: ${exchange.name}`,
    }))
    .slice(from, to);
}

export const schedule: readonly Scheduled[] = sections.flatMap(scheduled);

/** Recorded on a hosted server with a provider of sign-ins. */
export const hosted: readonly Scheduled[] = scheduled(['settings-oauth', 7, 13]);
