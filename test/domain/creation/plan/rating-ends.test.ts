import { describe, expect, it } from 'vitest';
import { newQuestion } from '#domain/creation/plan/new-question.ts';
import { planProblems } from '#domain/creation/plan/plan-problems.ts';
import { addQuestion, nameEnds, retypeQuestion } from '#domain/creation/plan/plan-questions.ts';
import { plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { describedEnds, fullDescription } from '#domain/creation/plan/rating-ends.ts';
import { aPlan } from '../support/a-plan.ts';

const rating = (change: Partial<QuestionDraft> = {}) =>
  ({ ...newQuestion('rating', [], undefined), ...change }) as QuestionDraft;

describe('the ends of a scale', () => {
  it.each([
    [{ lowest: 'useless', highest: ' perfect ' }, '0 = useless, 10 = perfect'],
    [{ lowest: '', highest: 'perfect' }, '10 = perfect'],
    [{ lowest: ' ', highest: '' }, ''],
  ])('%j are described as %j', (ends, text) => {
    expect(describedEnds(rating({ ends }))).toBe(text);
  });

  it('are described after the description, in what is sent', () => {
    const plan = nameEnds(
      nameEnds(addQuestion(aPlan({ questions: [] }), 'rating'), 'rating_1', { lowest: 'bad' }),
      'rating_1',
      {
        highest: 'good',
      },
    );

    expect(plannedQuestions(plan)[0]?.description).toBe('0 = bad, 10 = good');
    expect(plannedQuestions(plan)[0]).not.toHaveProperty('ends');
    expect(fullDescription(rating({ description: 'Be strict.', ends: { lowest: 'bad', highest: '' } }))).toBe(
      'Be strict.\n\n0 = bad',
    );
  });

  it('are not described without a scale, or for other types', () => {
    const plan = nameEnds(addQuestion(aPlan({ questions: [] }), 'rating'), 'rating_1', { lowest: 'bad' });
    const empty = rating({
      settings: { options: [] },
      ends: { lowest: 'bad', highest: 'good' },
    } as Partial<QuestionDraft>);

    expect(describedEnds(empty)).toBe('');
    expect(plannedQuestions(retypeQuestion(plan, 'rating_1', 'text'))[0]?.description).toBeUndefined();
  });

  it('may not make the description too long', () => {
    const long = nameEnds(addQuestion(aPlan(), 'rating'), 'rating_1', { lowest: 'b'.repeat(500) });

    expect(planProblems(long).map(({ key }) => key)).toContain('creation.errors.descriptionTooLong');
  });
});
