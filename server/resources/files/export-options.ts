import type * as v from 'valibot';
import { exportShapeOf } from '#contract/files/dataset-setup.ts';
import type { wireFileRequest } from '#contract/files/file.ts';
import { type ExportOrder, spanQuestions } from '#domain/datasets/exporting/export-order.ts';
import type { PlannedExport } from '../../files/export/export-chunks.ts';
import { unprocessable } from '../shared/refusal.ts';

type Body = v.InferOutput<typeof wireFileRequest>;

export const exportOptionsOf = ({
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

/** A file without the user's answers or tags would look as if there were none. */
export function checkExport({ options, names, setup }: PlannedExport) {
  const { format, answersOf, tags } = options;
  if (answersOf.kind === 'user' && !names.users.has(answersOf.userId))
    throw unprocessable(`User with id \`${answersOf.userId}\` not found`);
  if (format !== 'conll') return;
  if (!spanQuestions(exportShapeOf(setup)).some(({ name }) => name === tags?.question))
    throw unprocessable('The conll format requires `tags` with the name of a span question of the dataset');
}
