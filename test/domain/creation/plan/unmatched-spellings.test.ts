import { describe, expect, it } from 'vitest';
import { type DatasetPlan, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import {
  labelQuestion,
  mergeSpellings,
  retypeQuestion,
  suggestFrom,
  titleQuestion,
} from '#domain/creation/plan/plan-questions.ts';
import { asLabelled, optionOf } from '#domain/creation/plan/question-draft.ts';
import { unmatchedSpellings } from '#domain/creation/plan/unmatched-spellings.ts';
import { updateFromSource } from '#domain/creation/plan/update-from-source.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { labelsIn, type Spelling } from '#domain/creation/source/spellings.ts';
import { workspace } from '../support/a-plan.ts';

const spellings = (counts: Readonly<Record<string, number>>): readonly Spelling[] =>
  Object.entries(counts).map(([text, count]) => ({ text, count }));

const moods = spellings({ negative: 20, NEGATIVE: 3, positive: 22, unsure: 5 });

const found = (mood: readonly Spelling[]): InferredDataset => ({
  isOfRecords: false,
  columns: [
    { name: 'text', type: 'text', metadataType: undefined },
    { name: 'mood', type: 'text', metadataType: 'terms', spellings: mood },
    { name: 'stars', type: 'number', metadataType: 'integer', spellings: spellings({ 1: 4, 11: 2, many: 1 }) },
  ],
  fields: [{ name: 'text', type: 'text' }],
  questions: [
    {
      name: 'mood',
      title: 'mood',
      required: true,
      column: 'mood',
      type: 'label_selection',
      settings: { options: labelsIn(mood, true).map((label) => optionOf(label)), visibleOptions: undefined },
    },
  ],
  metadata: [],
  vectors: [],
});

function planned(): DatasetPlan {
  const plan = newPlan(fileSource('a.csv', found(moods)), [workspace]);
  if (!plan) throw new Error('a file has one subset');
  return plan;
}

const mood = ({ questions }: DatasetPlan) => {
  const [question] = questions;
  if (!question) throw new Error('there is a question');
  return question;
};
const labels = (plan: DatasetPlan) => asLabelled(mood(plan))?.settings.options.map(({ text }) => text);
const lost = (plan: DatasetPlan) => unmatchedSpellings(plan, mood(plan)).map(({ text, count }) => [text, count]);

describe('suggestions from a column', () => {
  it('are all kept as long as every text has a label', () => {
    expect(labels(planned())).toEqual(['negative', 'positive', 'unsure']);
    expect(lost(planned())).toEqual([]);
  });

  it('lose texts without a label', () => {
    expect(lost(labelQuestion(planned(), 'mood', 'negative, positive'))).toEqual([['unsure', 5]]);
  });

  it('lose other spellings if spellings are not merged', () => {
    const plan = mergeSpellings(labelQuestion(planned(), 'mood', 'negative, positive'), 'mood', false);

    expect(labels(plan)).toEqual(['negative', 'positive']);
    expect(lost(plan)).toEqual([
      ['NEGATIVE', 3],
      ['unsure', 5],
    ]);
  });

  it('lose nothing with texts that mean that there is no value', () => {
    const plan = newPlan(fileSource('a.csv', found([...moods, ...spellings({ 'N/A': 3, nan: 1 })])), [workspace]);

    expect(plan && labels(plan)).toEqual(['negative', 'positive', 'unsure']);
    expect(plan && lost(plan)).toEqual([]);
  });

  it('lose texts that are no rating', () => {
    const plan = suggestFrom(retypeQuestion(planned(), 'mood', 'rating'), 'mood', 'stars');

    expect(lost(plan)).toEqual([
      ['11', 2],
      ['many', 1],
    ]);
  });

  it.each(['text', 'ranking'] as const)('are not counted for a %s question', (type) => {
    const plan = retypeQuestion(planned(), 'mood', type);

    expect(lost(suggestFrom(plan, mood(plan).name, 'mood'))).toEqual([]);
  });

  it('are not counted without a column', () => {
    expect(lost(suggestFrom(planned(), 'mood', undefined))).toEqual([]);
  });
});

describe('spellings', () => {
  it('become labels of their own where they stay apart, and one label again', () => {
    const apart = mergeSpellings(planned(), 'mood', false);

    expect(labels(apart)).toEqual(['positive', 'negative', 'unsure', 'NEGATIVE']);
    expect(labels(mergeSpellings(apart, 'mood', true))).toEqual(['negative', 'positive', 'unsure']);
  });

  it('do not change labels that the user has typed', () => {
    const plan = mergeSpellings(labelQuestion(planned(), 'mood', 'good, bad'), 'mood', false);

    expect(labels(plan)).toEqual(['good', 'bad']);
  });

  it('found later become no labels, nor do removed labels return', () => {
    const whole = fileSource('a.csv', found([...moods, ...spellings({ Positive: 90, mixed: 1 })]));
    const changed = titleQuestion(labelQuestion(planned(), 'mood', 'negative, positive'), 'mood', 'Mood');

    expect(labels(updateFromSource(changed, whole))).toEqual(['negative', 'positive', 'mixed']);
  });
});

describe('a column with several labels in one cell', () => {
  const cells = spellings({ 'red;blue': 2, red: 1 });
  const listed = { delimiter: ';', spellings: spellings({ red: 3, blue: 2 }) } as const;
  const source = fileSource('a.csv', {
    ...found(cells),
    columns: [{ name: 'mood', type: 'text', metadataType: 'terms', spellings: cells, listed }],
  });
  const labelsOf = (plan: DatasetPlan) =>
    plan.questions.flatMap((question) => asLabelled(question)?.settings.options.map(({ value }) => value) ?? []);

  it('gives its parts to a multi-label question, and its cells to a label question', () => {
    const plan = newPlan(source, [workspace]);
    if (!plan) throw new Error('a file has one subset');

    const split = retypeQuestion(plan, 'mood', 'multi_label_selection');

    expect(labelsOf(plan)).toEqual(['red;blue', 'red']);
    expect(labelsOf(split)).toEqual(['red', 'blue']);
    expect(labelsOf(retypeQuestion(split, 'mood', 'label_selection'))).toEqual(['red;blue', 'red']);
  });
});
