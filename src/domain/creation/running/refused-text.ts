import type { RefusedRow } from './upload.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** What was refused, as a table. */
export const refusedText = (refused: readonly RefusedRow[]): string =>
  ['row,reason', ...refused.map(({ row, reason }) => `${row},${quoted(reason)}`)].join('\r\n');
