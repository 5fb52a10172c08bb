import { describe, expect, it } from 'vitest';
import { askColumn, canAsk, hasOtherUse, stopAsking } from '#domain/creation/plan/ask-column.ts';
import { type DatasetPlan, keptMetadata, mappedFields, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import { newQuestion } from '#domain/creation/plan/new-question.ts';
import { titleQuestion } from '#domain/creation/plan/plan-questions.ts';
import { withDefaults } from '#domain/creation/plan/presets.ts';
import { optionOf, type QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { aPlan, workspace } from '../support/a-plan.ts';

const asked = (type: 'label_selection' | 'rating' | 'text', column: string): QuestionDraft => ({
  ...newQuestion(type, [], undefined),
  name: column,
  title: column,
  required: false,
  column,
});

function planned(change: Partial<InferredDataset> = {}): DatasetPlan {
  const found: InferredDataset = {
    isOfRecords: false,
    columns: [
      { name: 'text', type: 'text', metadataType: undefined, question: asked('text', 'text') },
      { name: 'note', type: 'text', metadataType: undefined, question: asked('text', 'note') },
      { name: 'mood', type: 'text', metadataType: 'terms', question: asked('label_selection', 'mood') },
      { name: 'stars', type: 'number', metadataType: 'integer', question: asked('rating', 'stars') },
      { name: 'price', type: 'number', metadataType: 'float' },
    ],
    fields: [
      { name: 'text', type: 'text' },
      { name: 'note', type: 'text' },
    ],
    questions: [asked('label_selection', 'mood')],
    metadata: [
      { name: 'stars', type: 'integer' },
      { name: 'price', type: 'float' },
    ],
    vectors: [],
    ...change,
  };
  const plan = newPlan(fileSource('a.csv', found), [workspace]);
  if (!plan) throw new Error('a file has one subset');
  return plan;
}

const choices = (values: readonly string[]) => ({
  options: values.map((value) => optionOf(value)),
  visibleOptions: undefined,
});

/** A file that begins with the comparison of two replies, and has a column that can be asked. */
function compared(question: QuestionDraft, names = ['prompt', 'reply_a', 'reply_b']): DatasetPlan {
  const texts = { title: 'Which?', tie: 'equal', lowest: '', highest: '' };
  const plan = planned({
    columns: [
      ...names.map((name) => ({ name, type: 'text' as const, metadataType: undefined })),
      { name: 'mood', type: 'text', metadataType: 'terms', question },
    ],
    fields: names.map((name) => ({ name, type: 'text' })),
    questions: [],
    metadata: [{ name: 'mood', type: 'terms' }],
  });
  return withDefaults(plan, () => texts, 'Label');
}

const usesOf = (plan: DatasetPlan) => ({
  questions: plan.questions.map(({ column, type }) => [column, type]),
  fields: mappedFields(plan).map(({ name }) => name),
  metadata: keptMetadata(plan).map(({ name }) => name),
});

describe('asking a column', () => {
  it('makes a question of metadata', () => {
    const plan = askColumn(planned(), 'stars');

    expect(usesOf(plan)).toEqual({
      questions: [
        ['mood', 'label_selection'],
        ['stars', 'rating'],
      ],
      fields: ['text', 'note'],
      metadata: ['price'],
    });
    expect(plan.questions.map(({ required }) => required)).toEqual([true, false]);
  });

  it('makes a question of a field, unless no other field is left', () => {
    expect(usesOf(askColumn(planned(), 'note'))).toMatchObject({ fields: ['text'] });
    expect(usesOf(askColumn(askColumn(planned(), 'note'), 'text'))).toMatchObject({ fields: ['text'] });
  });

  it('replaces the default question, unless the user has changed it', () => {
    const own: QuestionDraft = { ...newQuestion('label_selection', [], 'text'), isDefault: true };
    const plan = planned({ questions: [own] });

    expect(usesOf(askColumn(plan, 'stars')).questions).toEqual([['stars', 'rating']]);
    expect(askColumn(plan, 'stars').questions[0]?.required).toBe(true);
    expect(askColumn(titleQuestion(plan, own.name, 'What is it?'), 'stars').questions).toHaveLength(2);
  });

  it.each([
    ['A', 'B', 'tie'],
    ['Reply A', 'Reply B', 'both'],
    ['reply_b', 'reply_a', 'neither'],
  ])('replaces the default comparison of replies by one that answers %s, %s and %s', (...values) => {
    const plan = compared({ ...asked('label_selection', 'mood'), settings: choices(values) } as QuestionDraft);

    expect(usesOf(askColumn(plan, 'mood')).questions).toEqual([['mood', 'label_selection']]);
  });

  it('replaces the default comparison of the chosen and the rejected reply', () => {
    const judged = { ...asked('label_selection', 'mood'), settings: choices(['chosen', 'rejected']) } as QuestionDraft;

    expect(askColumn(compared(judged, ['prompt', 'chosen', 'rejected']), 'mood').questions).toHaveLength(1);
  });

  it('replaces the default comparison by ranks', () => {
    const ranks: QuestionDraft = { ...newQuestion('ranking', [], undefined), column: 'mood' };

    expect(usesOf(askColumn(compared(ranks), 'mood')).questions).toEqual([['mood', 'ranking']]);
  });

  it('keeps the default comparison beside a question about something else, or once the user has changed it', () => {
    const topics = { ...asked('label_selection', 'mood'), settings: choices(['news', 'area a', 'sports']) };
    const judged = { ...asked('label_selection', 'mood'), settings: choices(['A', 'B']) };
    const changed = compared(judged as QuestionDraft);

    expect(askColumn(compared(topics as QuestionDraft), 'mood').questions).toHaveLength(2);
    expect(askColumn(compared(asked('text', 'mood')), 'mood').questions).toHaveLength(2);
    const [own] = changed.questions.map(keyOf);
    expect(askColumn(titleQuestion(changed, own ?? '', 'Better?'), 'mood').questions).toHaveLength(2);
  });

  it('gives the question a name that no other question has', () => {
    const plan = planned({ questions: [{ ...asked('text', 'note'), name: 'stars', title: 'Stars?' }] });

    expect(askColumn(plan, 'stars').questions.map(({ name }) => name)).toEqual(['stars', 'stars_2']);
  });

  it('needs a column that suits a question and is not asked yet', () => {
    const plan = planned();

    expect(['mood', 'stars', 'price', 'nowhere'].filter((column) => canAsk(plan, column))).toEqual(['stars']);
    expect(askColumn(plan, 'mood')).toBe(plan);
    expect(askColumn(plan, 'price')).toBe(plan);
    expect(canAsk(aPlan(), 'lang')).toBe(false);
  });
});

describe('asking a column no more', () => {
  it('makes it metadata again', () => {
    expect(usesOf(stopAsking(askColumn(planned(), 'stars'), 'stars'))).toEqual(usesOf(planned()));
    expect(usesOf(stopAsking(planned(), 'mood'))).toMatchObject({
      questions: [],
      metadata: ['stars', 'price', 'mood'],
    });
  });

  it('makes it a field again if it cannot be metadata', () => {
    expect(usesOf(stopAsking(askColumn(planned(), 'note'), 'note'))).toEqual(usesOf(planned()));
  });

  it('leaves the other columns as they are if the question has no column', () => {
    const own = newQuestion('label_selection', [], 'text');

    expect(usesOf(stopAsking(planned({ questions: [own] }), own.name)).questions).toEqual([]);
    expect(stopAsking(planned(), 'nowhere').questions).toHaveLength(1);
  });

  it('leaves a column that another question asks, or that has no other use', () => {
    const [mood] = planned().questions;
    const twice = { ...planned(), questions: mood ? [mood, { ...mood, name: 'again' }] : [] };
    const hub = aPlan();

    expect(usesOf(stopAsking(twice, 'again'))).toEqual(usesOf(planned()));
    expect(usesOf(stopAsking(hub, 'mood'))).toEqual({
      ...usesOf(hub),
      questions: [['topics', 'multi_label_selection']],
    });
  });

  it('is offered if the column has another use', () => {
    const [mood] = planned().questions;
    const [hubMood] = aPlan().questions;

    expect(mood && hasOtherUse(planned(), mood)).toBe(true);
    expect(mood && hasOtherUse(planned(), { ...mood, column: undefined })).toBe(false);
    expect(hubMood && hasOtherUse(aPlan(), hubMood)).toBe(false);
  });
});
