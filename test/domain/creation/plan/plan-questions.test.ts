import { describe, expect, it } from 'vitest';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import * as questions from '#domain/creation/plan/plan-questions.ts';
import { labelsFrom, questionTypes } from '#domain/creation/plan/question-draft.ts';
import { aPlan } from '../support/a-plan.ts';

const names = (plan: DatasetPlan) => plan.questions.map(({ name }) => name);
const settings = (plan: DatasetPlan, name: string) =>
  plan.questions.find((question) => question.name === name)?.settings;
const empty = aPlan({ questions: [] });
const all = questionTypes.reduce<DatasetPlan>(questions.addQuestion, empty);
const optional = (plan: DatasetPlan) =>
  names(plan).reduce((last, name) => questions.requireQuestion(last, name, false), plan);

describe('the questions of a plan', () => {
  it.each(questionTypes)('gain one of type %s', (type) => {
    const plan = questions.addQuestion(aPlan(), type);

    expect(names(plan)).toEqual(['mood', 'topics', `${type}_1`]);
    expect(plan.questions.at(-1)).toMatchObject({ type, required: true });
  });

  it('are numbered on from the highest', () => {
    const two = questions.addQuestion(questions.addQuestion(empty, 'text'), 'text');
    const plan = questions.addQuestion(questions.removeQuestion(two, 'text_1'), 'text');

    expect(names(plan)).toEqual(['text_2', 'text_3']);
  });

  it('mark spans in the first text field', () => {
    const plan = questions.addQuestion(aPlan(), 'span');

    expect(settings(plan, 'span_1')).toMatchObject({ field: 'text' });
    expect(settings(questions.markSpansIn(plan, 'span_1', 'lang'), 'span_1')).toMatchObject({ field: 'lang' });
    expect(questions.markSpansIn(plan, 'mood', 'lang')).toEqual(plan);
  });

  it('change their type in place', () => {
    const plan = questions.replaceQuestion(aPlan(), 'mood', 'rating');

    expect(names(plan)).toEqual(['rating_1', 'topics']);
    expect(plan.questions[0]).toMatchObject({ type: 'rating', required: true, column: undefined });
    expect(questions.replaceQuestion(plan, 'topics', 'multi_label_selection')).toEqual(plan);
  });

  it('are removed, and the last one that stays is required', () => {
    const plan = questions.removeQuestion(optional(aPlan()), 'mood');

    expect(plan.questions).toMatchObject([{ name: 'topics', required: true }]);
    expect(questions.removeQuestion(plan, 'topics').questions).toEqual([]);
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

  it.each(['label_selection', 'multi_label_selection', 'span'] as const)('of type %s take labels', (type) => {
    const name = `${type}_1`;
    const before = settings(all, name);
    const plan = questions.labelQuestion(all, name, 'yes, no, maybe');

    expect(settings(plan, name)).toEqual({ ...before, options: labelsFrom('yes,no,maybe') });
  });

  it.each(['text', 'rating', 'ranking'] as const)('of type %s take no labels', (type) => {
    expect(questions.labelQuestion(all, `${type}_1`, 'yes, no')).toEqual(all);
  });

  it('rate up to a number', () => {
    expect(settings(questions.rateUpTo(all, 'rating_1', 3), 'rating_1')).toEqual({ options: [0, 1, 2, 3] });
    expect(questions.rateUpTo(all, 'text_1', 3)).toEqual(all);
  });

  it('rank more options, and never fewer than two', () => {
    const three = questions.addRankingOption(all, 'ranking_1');
    const two = questions.removeRankingOption(three, 'ranking_1', 'option2');

    expect(settings(three, 'ranking_1')).toMatchObject({ options: [{}, {}, { value: 'option3', text: 'Option 3' }] });
    expect(settings(two, 'ranking_1')).toMatchObject({ options: [{ value: 'option1' }, { value: 'option3' }] });
    expect(questions.removeRankingOption(two, 'ranking_1', 'option1')).toEqual(two);
  });

  it('rank options by another text', () => {
    const plan = questions.renameRankingOption(all, 'ranking_1', 'option2', 'the second');

    expect(settings(plan, 'ranking_1')).toMatchObject({
      options: [
        { value: 'option1', text: 'Option 1' },
        { value: 'option2', text: 'the second' },
      ],
    });
    expect(questions.renameRankingOption(all, 'text_1', 'option2', 'second')).toEqual(all);
  });
});
