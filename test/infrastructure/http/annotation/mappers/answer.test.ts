import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireResponseWrite } from '#contract/annotation/response.ts';
import type { Answer } from '#domain/annotation/answer.ts';
import { fromWireValue, fromWireValues, toWireValues } from '#infrastructure/http/annotation/mappers/answer.ts';
import { aQuestion } from '../../../../support/builders.ts';

const questions = [
  aQuestion('text'),
  aQuestion('label_selection'),
  aQuestion('multi_label_selection'),
  aQuestion('rating'),
  aQuestion('ranking'),
  aQuestion('span'),
];

const answers: { readonly [name: string]: Answer } = {
  text: { type: 'text', text: 'Grüße 👋' },
  label_selection: { type: 'label_selection', label: 'good' },
  multi_label_selection: { type: 'multi_label_selection', labels: ['news', 'sports'] },
  rating: { type: 'rating', rating: 0 },
  ranking: {
    type: 'ranking',
    ranks: [
      { value: 'first', rank: 2 },
      { value: 'second', rank: 1 },
      { value: 'third', rank: undefined },
    ],
  },
  span: { type: 'span', spans: [{ label: 'person', start: 0, end: 3 }] },
};

const values = {
  text: { value: 'Grüße 👋' },
  label_selection: { value: 'good' },
  multi_label_selection: { value: ['news', 'sports'] },
  rating: { value: 0 },
  ranking: {
    value: [
      { value: 'first', rank: 2 },
      { value: 'second', rank: 1 },
    ],
  },
  span: { value: [{ label: 'person', start: 0, end: 3 }] },
};

describe('answers to all six types of questions', () => {
  it('go over the wire as the contract spells them', () => {
    expect(toWireValues(answers)).toEqual(values);
    expect(v.is(wireResponseWrite, { status: 'submitted', values: toWireValues(answers) })).toBe(true);
  });

  it('come back as they went', () => {
    expect(fromWireValues(toWireValues(answers), questions)).toEqual(answers);
  });

  it('go without those that hold nothing', () => {
    const nothing: typeof answers = {
      label: { type: 'label_selection', label: undefined },
      stars: { type: 'rating', rating: undefined },
    };

    expect(toWireValues(nothing)).toEqual({});
  });
});

describe('a value from the wire', () => {
  it('is no answer where there are no values', () => {
    expect(fromWireValues(null, questions)).toEqual({});
  });

  it('is left out where its question is no longer there', () => {
    expect(fromWireValues({ gone: { value: 'x' } }, questions)).toEqual({});
  });

  it.each(['constructor', '__proto__', 'toString'])('answers even a question named %s', (name) => {
    const question = aQuestion('text', { name });

    expect(fromWireValues({}, [question])).toEqual({});
    expect(Object.entries(fromWireValues({ [name]: { value: 'x' } }, [question]))).toEqual([
      [name, { type: 'text', text: 'x' }],
    ]);
  });

  it.each(questions)('is left out where it does not fit a question of type $type', (question) => {
    expect([undefined, null, {}, [{}], Number.NaN].map((value) => fromWireValue(value, question))).toEqual(
      Array(5).fill(undefined),
    );
  });
});
