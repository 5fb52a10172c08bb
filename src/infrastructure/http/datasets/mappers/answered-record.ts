import type { WireRecord } from '#contract/annotation/record.ts';
import type { WireResponse } from '#contract/annotation/response.ts';
import type { WireSuggestion } from '#contract/annotation/suggestion.ts';
import type { Question } from '#domain/annotation/question.ts';
import { comparedValue } from '#domain/quality/compared-value.ts';
import type {
  AnsweredRecord,
  ComparedAnswer,
  SubmittedAnswers,
  SuggestedAnswer,
} from '#domain/quality/records/answered-record.ts';
import { momentOf } from '#domain/shared/moment.ts';
import { fromWireValue } from '../../annotation/mappers/answer.ts';

/** Names of users by their ids; a user who is not known is called by the id. */
type Usernames = ReadonlyMap<string, string>;

export const toAnsweredRecord = (
  record: WireRecord,
  questions: readonly Question[],
  usernames: Usernames,
): AnsweredRecord => {
  const read = (value: unknown, question: Question) => toCompared(value, question, record);
  return {
    id: record.id,
    metadata: toMetadata(record.metadata),
    submitted: (record.responses ?? []).flatMap((response) => toSubmitted(response, questions, usernames, read)),
    suggestions: new Map((record.suggestions ?? []).flatMap((suggestion) => toSuggested(suggestion, questions, read))),
  };
};

type Read = (value: unknown, question: Question) => ComparedAnswer | undefined;

function toCompared(value: unknown, question: Question, { fields }: WireRecord): ComparedAnswer | undefined {
  const answer = fromWireValue(value, question);
  const text = question.type === 'span' ? fields[question.settings.field] : undefined;
  return answer && comparedValue(answer, typeof text === 'string' ? [...text].length : 0);
}

/** Lists of values are in no group. */
const toMetadata = (metadata: WireRecord['metadata']): AnsweredRecord['metadata'] =>
  new Map(
    Object.entries(metadata ?? {}).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  );

function toSubmitted(
  { status, user_id: userId, updated_at: updatedAt, values }: WireResponse,
  questions: readonly Question[],
  usernames: Usernames,
  read: Read,
): readonly SubmittedAnswers[] {
  if (status !== 'submitted' || userId === null) return [];
  const given = new Map(Object.entries(values ?? {}));
  const answers = questions.flatMap((question) => {
    const answer = read(given.get(question.name)?.value, question);
    return answer === undefined ? [] : [[question.name, answer] as const];
  });
  return [{ username: usernames.get(userId) ?? userId, answeredAt: momentOf(updatedAt), answers: new Map(answers) }];
}

function toSuggested(
  { question_id: id, value, agent, score }: WireSuggestion,
  questions: readonly Question[],
  read: Read,
): readonly (readonly [string, SuggestedAnswer])[] {
  const question = questions.find((each) => each.id === id);
  const answer = question && read(value, question);
  if (!question || answer === undefined) return [];
  return [[question.name, { agent: agent ?? '', answer, score: typeof score === 'number' ? score : undefined }]];
}
