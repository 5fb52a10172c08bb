import type { Question } from '#domain/annotation/question.ts';

/** The question around an element, if digits choose among its options. */
export function digitQuestionAt(target: EventTarget | null, questions: readonly Question[]): Question | undefined {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-question]')?.dataset.question : undefined;
  const question = questions.find((each) => each.name === name);
  return question?.type === 'text' || question?.type === 'span' || question?.type === 'ranking' ? undefined : question;
}
