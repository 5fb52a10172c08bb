import { describe, expect, it } from 'vitest';
import { type DatasetPlan, keptMetadata, mappedFields, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import { newQuestion } from '#domain/creation/plan/new-question.ts';
import { addField, mapField, nameField } from '#domain/creation/plan/plan-fields.ts';
import { planProblems } from '#domain/creation/plan/plan-problems.ts';
import { addQuestion } from '#domain/creation/plan/plan-questions.ts';
import { type Preset, presets } from '#domain/creation/plan/preset.ts';
import { applyPreset, canUsePreset, presetOf, withDefaults } from '#domain/creation/plan/presets.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { replyColumns } from '#domain/creation/plan/reply-columns.ts';
import { renameField } from '#domain/creation/plan/target-names.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { aPlan, workspace } from '../support/a-plan.ts';

const texts = { title: 'What now?', tie: 'equal', lowest: 'bad', highest: 'good' };

const asked = (type: 'label_selection' | 'rating' | 'span', column: string): QuestionDraft => ({
  ...newQuestion(type, [], 'prompt'),
  name: column,
  title: column,
  column,
});

/** A file with text columns, and columns with answers; the first of these is asked. */
function planned(fields: readonly string[], answers: readonly QuestionDraft[] = []): DatasetPlan {
  const answered = answers.flatMap((question) => (question.column ? [{ name: question.column, question }] : []));
  const source = fileSource('a.csv', {
    isOfRecords: false,
    columns: [
      ...fields.map((name) => ({ name, type: 'text' as const, metadataType: undefined })),
      ...answered.map((each) => ({ ...each, type: 'text' as const, metadataType: 'terms' as const })),
    ],
    fields: fields.map((name) => ({ name, type: 'text' as const })),
    questions: answers.slice(0, 1),
    metadata: answered.slice(1).map(({ name }) => ({ name, type: 'terms' as const })),
    vectors: [],
  });
  const plan = newPlan(source, [workspace]);
  if (!plan) throw new Error('a file has one subset');
  return plan;
}

const scratch = () => {
  const plan = newPlan(emptySource, [workspace]);
  if (!plan) throw new Error('there is one subset');
  return { ...plan, name: 'mine' };
};
const apply = (plan: DatasetPlan, preset: Preset) => applyPreset(plan, preset, texts);
const begin = (plan: DatasetPlan) => withDefaults(plan, () => texts, 'Etiqueta');
const optionsOf = ({ questions }: DatasetPlan) =>
  questions.flatMap((question) =>
    question.type === 'label_selection' || question.type === 'ranking'
      ? question.settings.options.map(({ value }) => value)
      : [],
  );
const replies = ['prompt', 'reply_a', 'reply_b', 'reply_c'];

describe('the columns of replies', () => {
  it.each([
    [replies, ['reply_a', 'reply_b', 'reply_c']],
    [
      ['question', 'Answer 1', 'Answer 2'],
      ['Answer 1', 'Answer 2'],
    ],
    [
      ['rejected', 'prompt', 'chosen'],
      ['chosen', 'rejected'],
    ],
    [
      ['left', 'reply-left', 'reply-right'],
      ['reply-left', 'reply-right'],
    ],
    [['prompt', 'reply_a'], []],
    [['text'], []],
  ])('among %j are %j', (columns, expected) => {
    expect(replyColumns(planned(columns))).toEqual(expected);
  });

  it('are no metadata', () => {
    const models = [
      asked('label_selection', 'winner'),
      asked('label_selection', 'model_a'),
      asked('label_selection', 'model_b'),
    ];

    expect(replyColumns(planned(['prompt'], models))).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    [['prompt', 'chosen', 'rejected'], 'compare'],
    [['messages', 'reply_a', 'reply_b'], 'compare'],
    [['question', 'Answer 1', 'Answer 2'], 'compare'],
    [['source', 'translation_1', 'translation_2'], 'compare'],
    [replies, 'rank'],
    [['name', 'address_1', 'address_2'], undefined],
    [['text'], undefined],
  ])('with the columns %j begins with the task of their replies: %s', (columns, expected) => {
    const plan = begin(planned(columns));

    expect(presetOf(plan)).toBe(expected);
    expect(plan.questions.every(({ isDefault }) => isDefault)).toBe(true);
  });

  it('with answers or of whole records asks what it says, and so does a dataset from scratch', () => {
    const plan = planned(['prompt', 'chosen', 'rejected']);
    const answered = planned(['prompt', 'chosen', 'rejected'], [asked('label_selection', 'winner')]);

    for (const each of [answered, { ...plan, source: { ...plan.source, isOfRecords: true } }, scratch()])
      expect(begin(each)).toEqual(each);
  });

  it('without answers asks a question with a title in the language of the user, and a name from it', () => {
    const own = { ...newQuestion('label_selection', [], 'text'), name: 'label', title: 'Label', isDefault: true };

    expect(begin({ ...planned(['text']), questions: [own] }).questions).toEqual([
      { ...own, key: 'label', name: 'etiqueta', title: 'Etiqueta' },
    ]);
  });
});

describe('a task for a file', () => {
  it('classifies if its labels come from a column whose name ends in a number like those beside it', () => {
    const plan = planned(['column 2'], [asked('label_selection', 'column 3')]);

    expect(presetOf(plan)).toBe('classify');
    expect(presetOf(planned(['address 1', 'address 2'], [asked('label_selection', 'kind')]))).toBe('classify');
  });

  it('asks the column that was guessed, and no other', () => {
    const plan = apply(addQuestion(planned(['text'], [asked('label_selection', 'mood')]), 'text'), 'classify');

    expect(plan.questions.map(({ column }) => column)).toEqual(['mood']);
    expect(presetOf(plan)).toBe('classify');
  });

  it('asks another column whose values suit it, and gives the guess back to the metadata', () => {
    const plan = apply(planned(['text'], [asked('label_selection', 'mood'), asked('rating', 'stars')]), 'rate');

    expect(plan.questions.map(({ column }) => column)).toEqual(['stars']);
    expect(keptMetadata(plan).map(({ name }) => name)).toContain('mood');
    expect(presetOf(plan)).toBe('rate');
    expect(presetOf(apply(plan, 'classify'))).toBe('classify');
  });

  it('asks a question of its own if no column suits it', () => {
    const plan = planned(['text']);

    expect(apply(plan, 'classify').questions[0]).toMatchObject({
      type: 'label_selection',
      title: 'What now?',
      name: 'what_now',
    });
    expect(apply(plan, 'mark').questions[0]).toMatchObject({ type: 'span', settings: { field: 'text' } });
    expect(apply(plan, 'rate').questions[0]).toMatchObject({
      type: 'rating',
      settings: { options: [1, 2, 3, 4, 5] },
      ends: { lowest: 'bad', highest: 'good' },
    });
  });

  it('compares the first two replies, or ranks all of them, by the names of their fields', () => {
    const plan = renameField(mapField(planned(replies), 'reply_b', 'no mapping'), 'reply_b', 'second');

    expect(optionsOf(apply(plan, 'compare'))).toEqual(['reply_a', 'second', 'equal']);
    expect(optionsOf(apply(plan, 'rank'))).toEqual(['reply_a', 'second', 'reply_c']);
    expect(mappedFields(apply(plan, 'compare')).map(({ name }) => name)).toEqual(replies);
    expect(presetOf(apply(plan, 'compare'))).toBe('compare');
    expect(presetOf(apply(plan, 'classify'))).toBe('classify');
    expect(presetOf(planned(replies, [asked('label_selection', 'winner')]))).toBe('compare');
  });

  it('is offered if the file has the columns for it', () => {
    const offered = (plan: DatasetPlan) => presets.filter((preset) => canUsePreset(plan, preset));

    expect(offered(planned(['text']))).toEqual(['classify', 'mark', 'rate']);
    expect(offered(planned(replies))).toEqual([...presets]);
    expect(offered({ ...planned([]), fields: [] })).toEqual(['classify', 'rate']);
  });

  it('is that of the only question', () => {
    expect(presetOf(addQuestion(planned(['text'], [asked('span', 'names')]), 'text'))).toBeUndefined();
    expect(presetOf(planned(['text'], [asked('span', 'names')]))).toBe('mark');
    expect(presetOf({ ...planned(['text']), questions: [newQuestion('text', [], undefined)] })).toBeUndefined();
    expect(presetOf({ ...aPlan(), questions: [] })).toBeUndefined();
  });
});

describe('a task for a dataset from scratch', () => {
  it.each(presets)('that is to %s has all that it needs', (preset) => {
    const plan = apply(scratch(), preset);

    expect(canUsePreset(plan, preset)).toBe(true);
    expect(planProblems(plan)).toEqual([]);
    expect(presetOf(plan)).toBe(preset);
  });

  it('has other fields than the task before, but leaves those of the user', () => {
    const compared = apply(apply(scratch(), 'classify'), 'compare');
    const own = nameField(addField(scratch(), 'image'), 0, 'photo');

    expect(compared.fields.map(({ name }) => name)).toEqual(['prompt', 'reply_a', 'reply_b']);
    expect(apply(own, 'classify').fields.map(({ name }) => name)).toEqual(['photo']);
  });
});
