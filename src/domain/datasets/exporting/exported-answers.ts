import type { PortableResponse } from '../../creation/portable/portable-record.ts';
import type { AnswersOf, ExportedRecord, ExportShape } from './export-order.ts';
import { majority } from './majority.ts';

export type ExportedAnswers =
  | { readonly kind: 'all'; readonly responses: readonly PortableResponse[] }
  | { readonly kind: 'majority'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'user'; readonly response: PortableResponse | undefined };

/** The caller has filtered the responses by user. */
export function exportedAnswers(
  record: ExportedRecord,
  { questions }: ExportShape,
  { kind }: AnswersOf,
): ExportedAnswers {
  if (kind === 'all') return { kind, responses: record.responses };
  if (kind === 'majority') return { kind, values: majority(record, questions) };
  return { kind, response: record.responses[0] };
}
