import type { PortableResponse } from '../../creation/portable/portable-record.ts';
import type { AnswersOf, ExportedRecord, ExportShape } from './export-order.ts';
import { majority } from './majority.ts';

/** The answers of a record as they are wanted: all of them, or one to each question. */
export type ExportedAnswers =
  | { readonly kind: 'all'; readonly responses: readonly PortableResponse[] }
  | { readonly kind: 'majority'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'user'; readonly response: PortableResponse | undefined };

/** Where one person's answers are wanted, others have been left out before. */
export function exportedAnswers(
  record: ExportedRecord,
  { questions }: ExportShape,
  { kind }: AnswersOf,
): ExportedAnswers {
  if (kind === 'all') return { kind, responses: record.responses };
  if (kind === 'majority') return { kind, values: majority(record, questions) };
  return { kind, response: record.responses[0] };
}
