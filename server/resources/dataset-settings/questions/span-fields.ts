import { pythonRepr } from '../../responses/checking/python-text.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { FieldRow, QuestionRow } from '../queries.ts';

export const spanQuestionOver = (field: string, questions: readonly QuestionRow[]) =>
  questions.find(({ settings }) => settings.type === 'span' && settings.field === field);

/** Each field has at most one span question. */
export function checkSpanField(field: string, fields: readonly FieldRow[], questions: readonly QuestionRow[]) {
  const names = fields.map(({ name }) => name);
  if (!names.includes(field))
    throw unprocessable(`${pythonRepr(field)} is not a valid field name.\nValid field names are ${pythonRepr(names)}`);
  const other = spanQuestionOver(field, questions);
  if (other) throw unprocessable(`${pythonRepr(field)} is already used by span question with id '${other.id}'`);
}
