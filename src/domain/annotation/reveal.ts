import type { Question } from './question.ts';
import type { DatasetRecord } from './record.ts';
import { suggestionFor } from './suggestion.ts';

/** Whether the user may ask for suggestions that are hidden until the answer: some question is answered without one. */
export const canReveal = ({ response, suggestions }: DatasetRecord, questions: readonly Question[]): boolean =>
  response?.status === 'submitted' &&
  questions.some(
    (question) =>
      question.suggestionsShown === 'after-answer' &&
      response.answers[question.name] !== undefined &&
      suggestionFor(question, suggestions) === undefined,
  );
