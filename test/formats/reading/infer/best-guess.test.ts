import { describe, expect, it } from 'vitest';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';

function foundIn(row: (at: number) => FileRow, count = 40) {
  const finder = new DatasetFinder();
  finder.see(Array.from({ length: count }, (_, at) => row(at)));
  return finder.found();
}

const textOf = (at: number) => `Sentence number ${at} of a review, different from all others`;
const oneOf =
  (...values: readonly unknown[]) =>
  (at: number) =>
    values[at % values.length];
const moods = oneOf('good', 'bad', 'so so');
const languages = oneOf('en', 'de');

/** Column, type and labels of the only question. */
function guessIn(columns: Readonly<Record<string, (at: number) => unknown>>) {
  const { questions } = foundIn((at) => ({
    text: textOf(at),
    ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value(at)])),
  }));
  return questions.map(({ column, type }) => [column, type]);
}

describe('the guess what a table asks', () => {
  it.each([
    ['sentiment', { product: oneOf('Lamp', 'Kettle'), sentiment: moods }],
    ['final_label', { language: languages, final_label: moods }],
    ['userSentiment', { userSentiment: moods, source: languages }],
    ['Kategorie', { Sprache: languages, Kategorie: moods }],
    ['Categoría', { Categoría: moods, idioma: languages }],
    ['catégorie', { langue: languages, catégorie: moods }],
    ['mood', { language: languages, mood: moods }],
  ])('is the labels of the column %s', (column, columns) => {
    expect(guessIn(columns as Record<string, (at: number) => unknown>)).toEqual([[column, 'label_selection']]);
  });

  it.each([
    ['rating', { product: oneOf('Lamp', 'Kettle'), rating: oneOf('1', '5', 'N/A') }],
    ['Bewertung', { Bewertung: oneOf(1, 2, 5), year: oneOf(2023, 2024) }],
    ['puntuación', { ciudad: languages, puntuación: oneOf('3', '4') }],
  ])('is a rating by the small numbers in the column %s', (column, columns) => {
    expect(guessIn(columns as Record<string, (at: number) => unknown>)).toEqual([[column, 'rating']]);
  });

  it('prefers a label to a rating, and spans to both', () => {
    const spans = (at: number) => [{ start: 0, end: 8, label: at % 2 ? 'A' : 'B' }];

    expect(guessIn({ stars: oneOf(1, 2, 5), sentiment: moods })).toEqual([['sentiment', 'label_selection']]);
    expect(guessIn({ topic: moods, marked: spans })).toEqual([['marked', 'span']]);
  });

  it('is a question of its own if the columns only state facts', () => {
    expect(guessIn({ language: languages, product: moods, stars: oneOf('4.5', '3.5') })).toEqual([
      [undefined, 'label_selection'],
    ]);
  });

  it.each([
    ['1 to 5', oneOf(1, 3), [1, 2, 3, 4, 5]],
    ['0 to 5', oneOf(0, 3), [0, 1, 2, 3, 4, 5]],
    ['1 to 10', oneOf(2, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('rates from %s', (_, stars, options) => {
    const { questions } = foundIn((at) => ({ text: textOf(at), rating: stars(at) }));

    expect(questions[0]?.settings).toEqual({ options });
  });
});

describe('the other columns of a table', () => {
  const messy = foundIn((at) => ({
    'Review ID': `R-${at}`,
    text: textOf(at),
    sentiment: oneOf('Positive', 'positive', 'NEGATIVE ', 'negative', 'N/A')(at),
    topics: oneOf(['a', 'b'], ['c'])(at),
    stars: oneOf('1', '5', 'N/A')(at),
    price: `${at / 2}`,
    bought: at % 7 ? `2024-01-${10 + (at % 9)}` : 'n/a',
    shop: 'north',
    note: at % 10 ? '' : `see ticket ${at}`,
    nothing: '',
  }));

  it('become metadata, fields, or the id', () => {
    expect(messy.questions.map(({ column }) => column)).toEqual(['sentiment']);
    expect(messy.fields.map(({ name }) => name)).toEqual(['text', 'note']);
    expect(messy.metadata).toEqual([
      { name: 'topics', type: 'terms' },
      { name: 'stars', type: 'integer' },
      { name: 'price', type: 'float' },
      { name: 'bought', type: 'terms' },
      { name: 'shop', type: 'terms' },
    ]);
    expect(messy.idColumn).toBe('Review ID');
  });

  it('can be asked, each with the question that suits it', () => {
    const asked = messy.columns.flatMap(({ name, question }) => (question ? [[name, question.type]] : []));

    expect(Object.fromEntries(asked)).toMatchObject({
      sentiment: 'label_selection',
      topics: 'multi_label_selection',
      stars: 'rating',
      shop: 'text',
      text: 'text',
    });
    expect(asked.map(([name]) => name)).not.toContain('price');
    expect(asked.map(([name]) => name)).not.toContain('nothing');
  });

  it('give labels without texts for missing values, in one spelling each', () => {
    const [question] = messy.questions;
    const options = question?.type === 'label_selection' ? question.settings.options : [];

    expect(options.map(({ text }) => text)).toEqual(['negative', 'positive']);
  });

  it.each([
    ['repeat', (at: number) => `R-${at % 3}`],
    ['are long texts', (at: number) => `${textOf(at)} and goes on until it is too long to be an id`],
  ])('are no ids if their values %s', (_, id) => {
    expect(foundIn((at) => ({ text: textOf(at), review_id: id(at) })).idColumn).toBeUndefined();
  });

  it('are numbers in spite of a few texts, and texts if there are more', () => {
    const found = foundIn((at) => ({
      text: textOf(at),
      price: at === 7 ? 'on request' : `${at}.5`,
      size: at % 4 ? `${at}` : `about ${at}`,
    }));

    expect(found.metadata).toEqual([{ name: 'price', type: 'float' }]);
    expect(found.fields.map(({ name }) => name)).toEqual(['text', 'size']);
  });

  it('are metadata if they are ids, but not all different', () => {
    const found = foundIn((at) => ({ text: textOf(at), review_id: `R-${at || 1}` }));

    expect(found.metadata).toEqual([{ name: 'review_id', type: 'terms' }]);
    expect(found.fields.map(({ name }) => name)).toEqual(['text']);
  });

  it.each([
    ['Bewertungs-Nr', (at: number) => `AMZ-${20_000 + at}`],
    ['ticket', (at: number) => `T${at}`],
    ['Preis', (at: number) => `${at},50`],
  ])('are metadata if they are codes or numbers with a comma, such as %s', (name, value) => {
    const found = foundIn((at) => ({ [name]: value(at), text: textOf(at) }));

    expect(found.metadata).toEqual([{ name, type: 'terms' }]);
    expect(found.fields.map((field) => field.name)).toEqual(['text']);
  });

  it('are fields if they are words, links or texts with spaces', () => {
    const found = foundIn((at) => ({
      title: `Part ${at}`,
      link: `https://example.org/${at}`,
      word: `word${'abcdefghij'[at % 10]}${'abcd'[at % 4]}`,
    }));

    expect(found.fields.map(({ name }) => name)).toEqual(['title', 'link', 'word']);
  });

  it('include a field even if all texts are short and repeated', () => {
    const found = foundIn((at) => ({ word: oneOf('left', 'right')(at), language: languages(at) }));

    expect(found.fields).toEqual([{ name: 'language', type: 'text' }]);
    expect(found.questions.map(({ column }) => column)).toEqual(['word']);
  });
});
