import { type FaultKind, faultKinds, type Tally } from './tally.ts';

export interface Row {
  readonly name: string;
  readonly followsAnswers: boolean;
  readonly tally: Tally;
  readonly seconds: number;
}

const counted = (kind: FaultKind, { tally, followsAnswers }: Row) =>
  kind === 'failed' || followsAnswers ? `${tally.count(kind)}` : '-';

const cellsOf = (row: Row): readonly string[] => [
  row.name,
  `${row.tally.cases}`,
  ...faultKinds.map((kind) => counted(kind, row)),
  row.seconds.toFixed(0),
];

export function tableOf(rows: readonly Row[]): string {
  const cells = [['suite', 'cases', ...faultKinds, 'seconds'], ...rows.map(cellsOf)];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  const lines = cells.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const notes = rows.flatMap(({ name, tally }) => tally.notes.map((note) => `${name}: ${note}`));
  return [...lines, ...notes].join('\n');
}
