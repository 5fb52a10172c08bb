import { type Answer, type Answers, isSendable, sameAnswer } from './answer.ts';
import type { Question } from './question.ts';
import type { ResponseStatus } from './record.ts';

/** Response of any user to a record. */
export interface UserResponse {
  /** Absent if the user was deleted. */
  readonly userId: string | undefined;
  readonly status: ResponseStatus;
  readonly answers: Answers;
}

export interface TeamResponse extends UserResponse {
  /** Absent if the server does not list the user. */
  readonly username: string | undefined;
}

/** Users who gave the same answer. */
export interface AnswerGroup {
  readonly answer: Answer;
  /** Sorted by username. */
  readonly responses: readonly TeamResponse[];
}

export interface QuestionAnswers {
  readonly question: Question;
  /** Most frequent first. */
  readonly groups: readonly AnswerGroup[];
  /** Submitted answers differ; drafts do not count. */
  readonly differs: boolean;
}

/** Questions that users have answered; discarded responses have no say. */
export const compareAnswers = (
  questions: readonly Question[],
  responses: readonly TeamResponse[],
): readonly QuestionAnswers[] =>
  questions.map((question) => answersTo(question, responses)).filter(({ groups }) => groups.length > 0);

export const discardedBy = (responses: readonly TeamResponse[]): readonly TeamResponse[] =>
  responses.filter(({ status }) => status === 'discarded').toSorted(byUsername);

const byUsername = (one: TeamResponse, other: TeamResponse) => (one.username ?? '').localeCompare(other.username ?? '');

function answersTo(question: Question, responses: readonly TeamResponse[]): QuestionAnswers {
  const groups: { answer: Answer; responses: TeamResponse[] }[] = [];
  for (const response of responses.toSorted(byUsername)) {
    const answer = response.status === 'discarded' ? undefined : response.answers[question.name];
    if (!answer || !isSendable(answer)) continue;
    const same = groups.find((group) => sameAnswer(group.answer, answer));
    if (same) same.responses.push(response);
    else groups.push({ answer, responses: [response] });
  }
  const differs = groups.filter((group) => group.responses.some(({ status }) => status === 'submitted')).length > 1;
  return { question, groups: groups.sort((one, other) => other.responses.length - one.responses.length), differs };
}
