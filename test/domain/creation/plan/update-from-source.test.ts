import { describe, expect, it } from 'vitest';
import { type DatasetPlan, keepMetadata, newPlan } from '#domain/creation/plan/dataset-plan.ts';
import { newQuestion } from '#domain/creation/plan/new-question.ts';
import { mapField } from '#domain/creation/plan/plan-fields.ts';
import { addQuestion, titleQuestion } from '#domain/creation/plan/plan-questions.ts';
import { optionOf, type QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { updateFromSource } from '#domain/creation/plan/update-from-source.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { hub, workspace } from '../support/a-plan.ts';

const label = (...labels: readonly string[]): QuestionDraft => ({
  name: 'label',
  title: 'label',
  required: true,
  column: 'label',
  type: 'label_selection',
  settings: { options: labels.map((each) => optionOf(each)), visibleOptions: undefined },
});

const found = (labels: readonly string[], type: 'integer' | 'float'): InferredDataset => ({
  isOfRecords: false,
  columns: [
    { name: 'text', type: 'text', metadataType: undefined },
    { name: 'label', type: 'text', metadataType: 'terms' },
    { name: 'length', type: 'number', metadataType: 'integer' },
  ],
  fields: [{ name: 'text', type: 'text' }],
  questions: [label(...labels)],
  metadata: [{ name: 'length', type }],
  vectors: [],
});

const begun = fileSource('a.csv', found(['good', 'bad'], 'integer'));
const whole = fileSource('a.csv', found(['good', 'bad', 'odd'], 'float'));

const [withoutQuestions] = fileSource('a.csv', { ...found(['good'], 'float'), questions: [] }).subsets;

const planned = (): DatasetPlan => {
  const plan = newPlan(begun, [workspace]);
  if (!plan) throw new Error('a file has one subset');
  return plan;
};

const labelsOf = ({ questions }: DatasetPlan) =>
  questions.map(({ settings }) => ('options' in settings ? settings.options.length : 0));

describe('new information about a file', () => {
  it('replaces what the user has not changed', () => {
    const plan = updateFromSource(planned(), whole);

    expect(labelsOf(plan)).toEqual([3]);
    expect(plan.metadata.find(({ name }) => name === 'length')?.settings.type).toBe('float');
    expect(plan.source).toBe(whole);
    expect(plan.name).toBe('a');
  });

  it('replaces the default question when a column with answers is found, unless the user has changed it', () => {
    const own: QuestionDraft = { ...newQuestion('label_selection', [], 'text'), isDefault: true };
    const plan = { ...planned(), questions: [own] };

    expect(updateFromSource(plan, whole).questions).toMatchObject([{ column: 'label' }]);
    expect(updateFromSource(titleQuestion(plan, own.name, 'Mine'), whole).questions).toMatchObject([{ title: 'Mine' }]);
    expect(updateFromSource(plan, { ...whole, subsets: withoutQuestions ? [withoutQuestions] : [] }).questions).toEqual(
      [own],
    );
  });

  it('changes the column of ids, unless the user has chosen one', () => {
    const other = { ...whole, subsets: whole.subsets.map((each) => ({ ...each, externalId: 'label' })) };

    expect(updateFromSource(planned(), other).externalId).toBe('label');
    expect(updateFromSource({ ...planned(), externalId: 'text' }, other).externalId).toBe('text');
  });

  it('adds labels to a question that the user has changed, and leaves the rest of it', () => {
    const plan = updateFromSource(titleQuestion(planned(), 'label', 'How is it?'), whole);

    expect(plan.questions[0]?.title).toBe('How is it?');
    expect(labelsOf(plan)).toEqual([3]);
  });

  it('keeps questions that are not in the file or have no labels', () => {
    const plan = updateFromSource(addQuestion(addQuestion(planned(), 'label_selection'), 'text'), whole);

    expect(labelsOf(plan)).toEqual([3, 3, 0]);
  });

  it('changes the type of metadata, not whether it is kept', () => {
    const plan = updateFromSource(keepMetadata(planned(), 'length', false), whole);

    expect(plan.metadata.find(({ name }) => name === 'length')).toMatchObject({
      isKept: false,
      settings: { type: 'float' },
    });
  });

  it('keeps metadata that is not found any more', () => {
    const without = fileSource('a.csv', { ...found(['good'], 'float'), metadata: [], columns: [] });

    const plan = updateFromSource(keepMetadata(planned(), 'length', false), without);

    expect(plan.metadata.find(({ name }) => name === 'length')?.settings.type).toBe('integer');
  });

  it('keeps the fields that the user has mapped', () => {
    expect(updateFromSource(mapField(planned(), 'label', 'text'), whole).fields[1]?.choice).toBe('text');
  });

  it('is ignored for a plan of another source', () => {
    const plan = newPlan(hub, [workspace]);

    expect(plan && updateFromSource(plan, whole)).toBe(plan);
  });
});
