import type * as v from 'valibot';
import type { wireFileOrder } from '#contract/files/file.ts';
import { shapeOf } from '#contract/files/notes.ts';
import { canBeTagged, type ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import type { PlannedFile } from '../../files/export/write-file.ts';
import { unprocessable } from '../shared/refusal.ts';

type Body = v.InferOutput<typeof wireFileOrder>;

export const orderOf = ({
  format,
  answers,
  suggestions,
  metadata,
  vectors,
  safe_for_spreadsheets,
  tags,
}: Body): ExportOrder => ({
  format,
  answersOf: answers.of === 'user' ? { kind: 'user', userId: answers.user_id } : { kind: answers.of },
  suggestions,
  metadata,
  vectors,
  safeForSpreadsheets: safe_for_spreadsheets,
  tags: tags ?? undefined,
});

/** A file of nobody's answers, or of tags that nothing makes, would only look as if there were none. */
export function checkOrder({ order, naming, notes }: PlannedFile) {
  const { format, answersOf, tags } = order;
  if (answersOf.kind === 'user' && !naming.users.has(answersOf.userId))
    throw unprocessable(`User with id \`${answersOf.userId}\` not found`);
  if (format !== 'conll') return;
  if (!canBeTagged(shapeOf(notes)).some(({ name }) => name === tags?.question))
    throw unprocessable('conll needs `tags` with the name of a span question of the dataset');
}
