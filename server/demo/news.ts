import { type DemoDataset, type DemoRecord, option } from './demo-dataset.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

type Texts = readonly [string, ...string[]];

const names = {
  person: ['Ana Torres', 'Kwame Boateng', 'Mei Lin', 'Søren Dahl', 'Leïla Haddad', 'Tomás Říha', '田中 さくら'],
  organisation: ['the Harbour Museum', 'Nordwind Rail', 'the City Orchestra', 'Blue Heron Press', 'Union Sportive'],
  place: ['Lisbon', 'Zürich', 'Nairobi', 'Québec', 'Kraków', 'Osaka'],
  event: ['the Lantern Festival', 'the Spring Book Fair', 'the Three Rivers Marathon', 'the Night of Science'],
} as const satisfies Readonly<Record<string, Texts>>;

type Label = keyof typeof names;

interface Sentence {
  readonly topic: string;
  readonly text: string;
}

const sentences: readonly [Sentence, ...Sentence[]] = [
  { topic: 'culture', text: '{person} opens a new wing of {organisation} in {place} this weekend.' },
  { topic: 'sports', text: '🏅 {person} wins {event} ahead of last year’s champion, {person}.' },
  { topic: 'transport', text: '{organisation} will run night trains between {place} and {place} from May.' },
  { topic: 'culture', text: 'Tickets for {event} in {place} sold out within an hour, says {person}.' },
  { topic: 'science', text: '🔭 At {event}, {person} showed pictures of a comet taken above {place}.' },
  { topic: 'transport', text: 'A burst pipe closed the tunnel near {place} for a day; {organisation} apologised.' },
  { topic: 'sports', text: '{organisation} signs goalkeeper {person} 👩🏽‍🎤 until 2029.' },
  { topic: 'science', text: 'Researchers around {person} in {place} teach bees to count to five 🐝.' },
  { topic: 'culture', text: '{organisation} publishes the forgotten letters that {person} wrote in {place}.' },
  { topic: 'sports', text: 'Rain stopped {event} in {place} after eleven kilometres.' },
];

interface Span {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** In code points. */
const lengthOf = (text: string) => [...text].length;

function fill(template: string, { oneOf }: SeededRandom) {
  const spans: Span[] = [];
  let text = '';
  for (const part of template.split(/(\{\w+\})/)) {
    const label = part.slice(1, -1);
    const known = part.startsWith('{') && label in names;
    const written = known ? oneOf(names[label as Label]) : part;
    if (known) spans.push({ label, start: lengthOf(text), end: lengthOf(text) + lengthOf(written) });
    text += written;
  }
  return { text: text.replace(/^the /, 'The '), spans };
}

function sentence(index: number, random: SeededRandom): DemoRecord {
  const { topic, text: template } = sentences[index % sentences.length] ?? sentences[0];
  const { text, spans } = fill(template, random);
  const scores = spans.map(() => random.rounded(0.55, 0.99));
  return {
    fields: { text },
    metadata: { desk: topic, length: lengthOf(text), certainty: random.rounded(0.4, 1) },
    suggestions: {
      entities: { value: spans, score: scores, agent: 'tagger-1', type: 'model' },
      topics: { value: [topic], score: [random.rounded(0.5, 0.98)], agent: 'classifier-2', type: 'model' },
    },
    meaning: text,
  };
}

const random = seededRandom(1848);

export const newsSentences: DemoDataset = {
  name: 'News sentences',
  guidelines:
    '# Names in the news\n\nMark every **person**, **organisation**, **place** and **event**.\n\n- Mark the whole name, with its article only if it belongs to it.\n- Mark each mention, even if it comes twice.\n- Then choose the topics.',
  minSubmitted: 2,
  fields: [{ name: 'text', title: 'Sentence', required: true, settings: { type: 'text' } }],
  questions: [
    {
      name: 'entities',
      title: 'Mark the names',
      required: true,
      settings: {
        type: 'span',
        field: 'text',
        options: [
          option('person', 'Person'),
          option('organisation', 'Organisation'),
          option('place', 'Place'),
          option('event', 'Event'),
        ],
        allow_overlapping: false,
        allow_character_annotation: true,
      },
    },
    {
      name: 'topics',
      title: 'What is it about?',
      required: false,
      settings: {
        type: 'multi_label_selection',
        options: [
          option('culture', 'Culture'),
          option('sports', 'Sports'),
          option('transport', 'Transport'),
          option('science', 'Science'),
          option('politics', 'Politics'),
        ],
        options_order: 'suggestion',
      },
    },
  ],
  metadata: [
    { name: 'desk', title: 'Desk', settings: { type: 'terms' } },
    { name: 'length', title: 'Characters', settings: { type: 'integer' } },
    { name: 'certainty', title: 'Certainty', settings: { type: 'float', min: 0, max: 1 } },
  ],
  records: Array.from({ length: 80 }, (_, index) => sentence(index, random)),
};
