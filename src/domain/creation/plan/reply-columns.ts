import type { FieldDraft } from '../source/row-source.ts';
import { type DatasetPlan, keptMetadata } from './dataset-plan.ts';
import type { QuestionDraft } from './question-draft.ts';

/** Matches `response_a`, `answer 2` and `reply-left`. */
const numbered = /^(.+?)(?:[\s_-](?:[a-f]|one|two|three|left|right|first|second|third)|[\s_-]?\d{1,2})$/i;
const opposites = ['chosen', 'rejected'];
const replyWord = /repl(?:y|ies)|response|answer|completion|output|candidate|generation|summary|translation/i;

const mayBeReply = ({ choices }: FieldDraft) => choices.some((choice) => choice === 'text' || choice === 'chat');

/** Columns of replies to compare: their names differ in a letter or number at the end, such as `reply_a`. */
export function replyColumns(plan: DatasetPlan): readonly string[] {
  const asked = plan.questions.map(({ column }) => column);
  const used = new Set([...keptMetadata(plan).map(({ name }) => name), ...asked, plan.externalId]);
  const names = plan.fields.filter((field) => mayBeReply(field) && !used.has(field.name)).map(({ name }) => name);
  if (opposites.every((name) => names.includes(name))) return opposites;
  const stemOf = (name: string) => numbered.exec(name)?.[1]?.toLowerCase();
  const groups = names.map((name) =>
    names.filter((other) => stemOf(name) !== undefined && stemOf(other) === stemOf(name)),
  );
  const [largest = []] = groups.toSorted((one, other) => other.length - one.length);
  return largest.length > 1 ? largest : [];
}

/** Whether the names say that the columns are replies; `address_1` and `address_2` are not. */
export const areCalledReplies = (columns: readonly string[]): boolean =>
  columns.every((name) => opposites.includes(name) || replyWord.test(name));

/** The last word of a name, such as `a` in `Reply A`. */
const lastWord = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^.*[\s_-]/s, '');
const endOf = (reply: string) => {
  const stem = numbered.exec(reply)?.[1] ?? '';
  return lastWord(reply.slice(stem.length));
};

/** Whether the answers rank the replies, or name two of them, as in a column with `A`, `B` and `tie`. */
export function judgesReplies({ type, settings }: QuestionDraft, replies: readonly string[]): boolean {
  if (type === 'ranking') return true;
  if (type !== 'label_selection') return false;
  const ends = new Set(replies.map(endOf));
  const named = settings.options.map(({ value }) => lastWord(value)).filter((word) => ends.has(word));
  return new Set(named).size > 1;
}
