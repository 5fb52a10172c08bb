import { type Answer, isAcceptable, isAnswered, isSendable } from './answer.ts';
import { blankAnswer, type Question } from './question.ts';

/** The answers to one record, by question name, before they are sent. */
export type Draft = Readonly<Record<string, Answer>>;

export const answerTo = (draft: Draft, question: Question): Answer => draft[question.name] ?? blankAnswer(question);

export const withAnswer = (draft: Draft, question: Question, answer: Answer): Draft => ({
  ...draft,
  [question.name]: answer,
});

/** The questions that keep a record from being completed correctly. */
export const unfinished = (draft: Draft, questions: readonly Question[]): readonly Question[] =>
  questions.filter((question) => {
    const answer = answerTo(draft, question);
    return question.required ? !isAnswered(answer) : !isAcceptable(answer);
  });

export const sendable = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, answer]) => isSendable(answer)));
