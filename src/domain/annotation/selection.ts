import { answerTo, type Draft, withAnswer } from './draft.ts';
import type { Question } from './question.ts';

/** Picks or un-picks the option at a position; what a number key does. */
export function choose(draft: Draft, question: Question, position: number): Draft {
  switch (question.type) {
    case 'label_selection': {
      const value = question.settings.options[position]?.value;
      if (value === undefined) return draft;
      const answer = answerTo(draft, question);
      const taken = answer.type === 'label_selection' && answer.label === value;
      return withAnswer(draft, question, { type: question.type, label: taken ? undefined : value });
    }
    default:
      return draft;
  }
}
