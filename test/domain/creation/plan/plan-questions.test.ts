import { describe, expect, it } from 'vitest';
import { stopAsking } from '#domain/creation/plan/ask-column.ts';
import { columnMapping } from '#domain/creation/plan/column-mapping.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import * as questions from '#domain/creation/plan/plan-questions.ts';
import { plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import { labelsFrom, type QuestionDraft, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { aPlan } from '../support/a-plan.ts';

const names = (plan: DatasetPlan) => plan.questions.map(({ name }) => name);
const settings = (plan: DatasetPlan, name: string) =>
  plan.questions.find((question) => question.name === name)?.settings;
const empty = aPlan({ questions: [] });
const all = questionTypes.reduce<DatasetPlan>(questions.addQuestion, empty);
const optional = (plan: DatasetPlan) =>
  names(plan).reduce((last, name) => questions.requireQuestion(last, name, false), plan);

describe('the questions of a plan', () => {
  it.each(questionTypes)('get one more of type %s', (type) => {
    const plan = questions.addQuestion(aPlan(), type);

    expect(names(plan)).toEqual(['mood', 'topics', `${type}_1`]);
    expect(plan.questions.at(-1)).toMatchObject({ type, required: true });
  });

  it('are numbered after the highest', () => {
    const two = questions.addQuestion(questions.addQuestion(empty, 'text'), 'text');
    const plan = questions.addQuestion(stopAsking(two, 'text_1'), 'text');

    expect(names(plan)).toEqual(['text_2', 'text_3']);
  });

  it('mark spans in the first text field', () => {
    const plan = questions.addQuestion(aPlan(), 'span');

    expect(settings(plan, 'span_1')).toMatchObject({ field: 'text' });
    expect(settings(questions.markSpansIn(plan, 'span_1', 'lang'), 'span_1')).toMatchObject({ field: 'lang' });
    expect(questions.markSpansIn(plan, 'mood', 'lang')).toEqual(plan);
  });

  it('change their type in place, and keep the common settings', () => {
    const before = questions.describeQuestion(
      questions.titleQuestion(optional(aPlan()), 'mood', 'Mood'),
      'mood',
      'How?',
    );
    const { column } = before.questions[0] as QuestionDraft;

    const plan = questions.retypeQuestion(before, 'mood', 'rating');

    const kept = { name: 'mood', title: 'Mood', description: 'How?', required: false, column };
    expect(plan.questions[0]).toMatchObject({ ...kept, type: 'rating' });
    expect(settings(plan, 'mood')).toEqual({ options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    expect(column).toBe('mood');
    expect(questions.retypeQuestion(plan, 'topics', 'multi_label_selection')).toEqual(plan);
  });

  it('keep their labels under another type that has labels', () => {
    const plan = questions.retypeQuestion(questions.mergeSpellings(aPlan(), 'mood', false), 'mood', 'span');

    expect(settings(plan, 'mood')).toMatchObject({ field: 'text', options: labelsFrom('good,bad') });
    expect(plan.questions[0]?.mergesSpellings).toBe(false);
  });

  it('take the labels of their column when the old type had none', () => {
    const spellings = {
      lang: [
        { text: 'de', count: 2 },
        { text: 'en', count: 1 },
      ],
    };
    const asked = questions.suggestFrom(questions.addQuestion(aPlan({ spellings }), 'text'), 'text_1', 'lang');

    const plan = questions.retypeQuestion(asked, 'text_1', 'label_selection');

    expect(settings(plan, 'label_selection_1')).toMatchObject({ options: labelsFrom('de,en') });
  });

  it('get the title and name of the new type if the user has given no title', () => {
    const retyped = questions.retypeQuestion(
      questions.addQuestion(empty, 'label_selection'),
      'label_selection_1',
      'rating',
    );
    const plan = questions.retypeQuestion(retyped, 'label_selection_1', 'text');

    expect(retyped.questions[0]).toMatchObject({ name: 'rating_1', title: 'rating_1' });
    expect(plan.questions[0]).toMatchObject({ name: 'text_1', title: 'text_1' });
  });

  it.each([
    ['Stars', 'stars'],
    ['How does the writer feel?', 'how_does_the_writer_feel'],
    ['Größe (cm)', 'größe_cm'],
    ['気分', '気分'],
    [' ?! ', 'text_1'],
    ['Mood', 'mood_2'],
    ['x'.repeat(500), 'x'.repeat(196)],
  ])('get a unique name from their title: %.30s', (title, name) => {
    const plan = questions.titleQuestion(questions.addQuestion(aPlan(), 'text'), 'text_1', title);

    expect(plan.questions.at(-1)).toMatchObject({ title, name });
  });

  it('keep a name that the user or a column gave when their title changes', () => {
    const named = questions.nameQuestion(questions.addQuestion(aPlan(), 'text'), 'text_1', ' why ');

    const plan = ['mood', 'text_1'].reduce((last, key) => questions.titleQuestion(last, key, 'Another'), named);

    expect(names(plan)).toEqual(['mood', 'topics', ' why ']);
    expect(columnMapping(questions.suggestFrom(plan, 'text_1', 'lang')).suggestions.at(-1)?.target).toBe('why');
    expect(plannedQuestions(plan).at(-1)).toMatchObject({ id: 'why', name: 'why', title: 'Another' });
  });

  it('keep their keys when they are renamed', () => {
    const renamed = questions.titleQuestion(questions.addQuestion(empty, 'text'), 'text_1', 'Why');

    expect(names(questions.addQuestion(renamed, 'text'))).toEqual(['why', 'text_2']);
  });

  it('are removed, and the last one that stays is required', () => {
    const plan = stopAsking(optional(aPlan()), 'mood');

    expect(plan.questions).toMatchObject([{ name: 'topics', required: true }]);
    expect(stopAsking(plan, 'topics').questions).toEqual([]);
  });

  it('are moved', () => {
    expect(names(questions.moveQuestion(aPlan(), 1, 0))).toEqual(['topics', 'mood']);
  });

  it('are required or not', () => {
    expect(optional(aPlan()).questions.map(({ required }) => required)).toEqual([false, false]);
    expect(questions.requireQuestion(aPlan(), 'nowhere', false)).toEqual(aPlan());
  });

  it('take suggestions from any column, or from none', () => {
    const plan = questions.suggestFrom(questions.addQuestion(aPlan(), 'text'), 'text_1', 'length');

    expect(plan.questions.at(-1)?.column).toBe('length');
    expect(questions.suggestFrom(plan, 'text_1', undefined).questions.at(-1)?.column).toBeUndefined();
    expect(questions.suggestFrom(plan, 'text_1', 'nowhere')).toBe(plan);
  });

  it.each(['label_selection', 'multi_label_selection', 'span'] as const)('with type %s take labels', (type) => {
    const name = `${type}_1`;
    const before = settings(all, name);
    const plan = questions.labelQuestion(all, name, 'yes, no, maybe');

    expect(settings(plan, name)).toEqual({ ...before, options: labelsFrom('yes,no,maybe') });
  });

  it.each(['text', 'rating', 'ranking'] as const)('with type %s take no labels', (type) => {
    expect(questions.labelQuestion(all, `${type}_1`, 'yes, no')).toEqual(all);
  });

  it('rate between two numbers', () => {
    expect(settings(questions.rateBetween(all, 'rating_1', 1, 3), 'rating_1')).toEqual({ options: [1, 2, 3] });
    expect(questions.rateBetween(all, 'text_1', 1, 3)).toEqual(all);
  });

  it('rank more options, and never fewer than two', () => {
    const three = questions.addRankingOption(all, 'ranking_1');
    const two = questions.removeRankingOption(three, 'ranking_1', 'option2');

    expect(settings(three, 'ranking_1')).toMatchObject({ options: [{}, {}, { value: 'option3', text: '' }] });
    expect(settings(two, 'ranking_1')).toMatchObject({ options: [{ value: 'option1' }, { value: 'option3' }] });
    expect(questions.removeRankingOption(two, 'ranking_1', 'option1')).toEqual(two);
  });

  it('rank options by another text', () => {
    const plan = questions.renameRankingOption(all, 'ranking_1', 'option2', 'the second');

    expect(settings(plan, 'ranking_1')).toMatchObject({
      options: [
        { value: 'option1', text: '' },
        { value: 'option2', text: 'the second' },
      ],
    });
    expect(questions.renameRankingOption(all, 'text_1', 'option2', 'second')).toEqual(all);
  });
});
