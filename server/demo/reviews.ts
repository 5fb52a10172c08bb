import { type DemoDataset, type DemoRecord, option } from './demo-dataset.ts';
import { closers, openers, type Sentiment } from './review-phrases.ts';
import { products, type ReviewedProduct } from './review-products.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const count = 160;
const sentiments = ['positive', 'negative', 'positive', 'mixed', 'neutral'] as const;
const stars = { positive: 5, neutral: 3, mixed: 3, negative: 1 } as const;

function middleSentences(sentiment: Sentiment, { good, bad }: ReviewedProduct, { oneOf }: SeededRandom) {
  if (sentiment === 'neutral') return [];
  if (sentiment === 'mixed')
    return [`${oneOf(good)}, but then again: ${oneOf(bad).replace(/^./, (first) => first.toLowerCase())}.`];
  return [`${oneOf(sentiment === 'positive' ? good : bad)}.`];
}

/** Wrong for some reviews. */
const guess = (sentiment: Sentiment, index: number): Sentiment =>
  index % 9 === 4 ? (sentiment === 'mixed' ? 'negative' : 'mixed') : sentiment;

function review(index: number, random: SeededRandom): DemoRecord {
  const sentiment = sentiments[index % sentiments.length] ?? 'neutral';
  const product = random.oneOf(products);
  const opener = random.oneOf(openers[sentiment]).replace('{product}', product.name);
  const text = [opener, ...middleSentences(sentiment, product, random), random.oneOf(closers[sentiment])].join(' ');
  return {
    fields: { text },
    metadata: { category: product.category, stars: stars[sentiment], helpfulness: random.rounded(0, 1) },
    suggestions: {
      sentiment: {
        value: guess(sentiment, index),
        score: random.rounded(index % 9 === 4 ? 0.35 : 0.6, 0.99),
        agent: index % 3 === 0 ? 'lexicon-1' : 'classifier-2',
        type: 'model',
      },
    },
    meaning: text,
  };
}

const random = seededRandom(2026);

export const productReviews: DemoDataset = {
  name: 'Product reviews',
  guidelines:
    '# What does the writer feel?\n\nChoose the label for the review **as a whole**.\n\n| label | when |\n|---|---|\n| Positive | praise outweighs |\n| Negative | complaints outweigh |\n| Mixed | both, and neither wins |\n| Neutral | facts only |\n\nIrony counts as what is *meant*.',
  minSubmitted: 1,
  fields: [{ name: 'text', title: 'Review', required: true, settings: { type: 'text' } }],
  questions: [
    {
      name: 'sentiment',
      title: 'How does the writer feel about the product?',
      required: true,
      settings: {
        type: 'label_selection',
        options: [
          option('positive', 'Positive', 'Praise outweighs'),
          option('negative', 'Negative', 'Complaints outweigh'),
          option('mixed', 'Mixed', 'Both, and neither wins'),
          option('neutral', 'Neutral', 'Facts only'),
        ],
      },
    },
  ],
  metadata: [
    { name: 'category', title: 'Category', settings: { type: 'terms' } },
    { name: 'stars', title: 'Stars given', settings: { type: 'integer', min: 1, max: 5 } },
    { name: 'helpfulness', title: 'Found helpful', settings: { type: 'float', min: 0, max: 1 } },
  ],
  records: Array.from({ length: count }, (_, index) => review(index, random)),
};
