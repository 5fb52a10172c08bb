import { PermanentFailure } from '../../jobs/job.ts';
import type { RecordRules } from '../../resources/records/checking/record-rules.ts';
import type { Columns } from './columns.ts';
import type { ImportOrder } from './read-row.ts';

/** A mapping that names what there is not is told before anything is stored. */
export function checkOrder({ name, mapping }: ImportOrder, columns: Columns, rules: RecordRules): void {
  const { fields, metadata, suggestions, external_id } = mapping;
  const sources = [...fields, ...metadata, ...suggestions].map(({ source }) => source);
  const wanted = external_id === null ? sources : [...sources, external_id];
  const missing = wanted.find((source) => !columns.has(source));
  if (missing !== undefined) throw new PermanentFailure(`${name} has no column \`${missing}\``);
  const field = fields.find(({ target }) => !rules.fields.has(target));
  if (field) throw new PermanentFailure(`The dataset has no field \`${field.target}\``);
  const question = suggestions.find(({ target }) => !rules.questions.some((each) => each.name === target));
  if (question) throw new PermanentFailure(`The dataset has no question \`${question.target}\``);
}
