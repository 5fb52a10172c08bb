import { type DemoDataset, type DemoRecord, option } from './demo-dataset.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

interface PaperShape {
  readonly name: string;
  readonly shape: 'circle' | 'square' | 'triangle';
  readonly colour: string;
  readonly hex: string;
}

const colours = [
  ['red', '#c2452d'],
  ['green', '#4f7d3a'],
  ['blue', '#2f6690'],
  ['yellow', '#d9a521'],
] as const;

const shapes = {
  circle: '<circle cx="80" cy="50" r="34"/>',
  square: '<rect x="46" y="16" width="68" height="68" rx="6"/>',
  triangle: '<path d="M80 14l40 70H40z"/>',
} as const;

const paperShapesToDraw: readonly PaperShape[] = (['circle', 'square', 'triangle'] as const).flatMap((shape) =>
  colours.map(([colour, hex]) => ({ name: `${colour} ${shape}`, shape, colour, hex })),
);

function draw({ shape, hex }: PaperShape, tilt: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 160 100"><rect width="160" height="100" fill="#f4efe4"/><g fill="${hex}" transform="rotate(${tilt} 80 50)">${shapes[shape]}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const template = `<article>
  <h3>{{record.fields.card.title}}</h3>
  <p>{{record.fields.card.text}}</p>
  <ul>{{#each record.fields.card.facts}}<li>{{this}}</li>{{/each}}</ul>
</article>`;

function picture(index: number, random: SeededRandom): DemoRecord {
  const shape = paperShapesToDraw[(index * 5) % paperShapesToDraw.length] ?? {
    name: 'blot',
    shape: 'circle',
    colour: 'red',
    hex: '#c2452d',
  };
  const tilt = random.between(-40, 40);
  const price = random.rounded(1, 20);
  return {
    fields: {
      picture: draw(shape, tilt),
      card: {
        title: `A ${shape.name}`,
        text: 'Cut from paper by hand, signed on the back.',
        facts: [`turned by ${Math.abs(tilt)}°`, `number ${index + 1} of 36`],
      },
    },
    metadata: { colours: [shape.colour, 'paper'], tilt: Math.abs(tilt), price },
    suggestions: {
      shape: { value: shape.shape, score: random.rounded(0.4, 0.99), agent: 'eye-1', type: 'model' },
      marks: {
        value: tilt < 0 ? ['left'] : ['right'],
        score: [random.rounded(0.4, 0.9)],
        agent: 'eye-1',
        type: 'model',
      },
    },
    meaning: shape.name,
  };
}

const random = seededRandom(36);

export const paperShapes: DemoDataset = {
  name: 'Paper shapes',
  guidelines: '# What do you see?\n\nChoose the shape, say how it stands, and whether you would hang it on your wall.',
  minSubmitted: 1,
  fields: [
    { name: 'picture', title: 'Picture', required: true, settings: { type: 'image' } },
    { name: 'card', title: 'Card', required: false, settings: { type: 'custom', template, advanced_mode: false } },
  ],
  questions: [
    {
      name: 'shape',
      title: 'Which shape is it?',
      required: true,
      settings: {
        type: 'label_selection',
        options: [option('circle', 'Circle'), option('square', 'Square'), option('triangle', 'Triangle')],
      },
    },
    {
      name: 'marks',
      title: 'How does it stand?',
      required: false,
      settings: {
        type: 'multi_label_selection',
        options: [
          option('left', 'Leans left'),
          option('right', 'Leans right'),
          option('torn', 'Torn edge'),
          option('faded', 'Faded'),
        ],
        visible_options: 3,
      },
    },
    {
      name: 'liking',
      title: 'Would you hang it on your wall?',
      required: false,
      settings: { type: 'rating', options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value })) },
    },
  ],
  metadata: [
    { name: 'colours', title: 'Colours', settings: { type: 'terms' } },
    { name: 'tilt', title: 'Tilt', settings: { type: 'integer', min: 0, max: 45 } },
    { name: 'price', title: 'Price', settings: { type: 'float' } },
  ],
  records: Array.from({ length: 36 }, (_, index) => picture(index, random)),
};
