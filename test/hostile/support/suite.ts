import type { Tally } from './tally.ts';

export interface Task {
  readonly seed: number;
  readonly isLong: boolean;
  /** Number of the only sequence to play. */
  readonly only: number | undefined;
  readonly tally: Tally;
}

/** A suite of the programme; `npm run test:hostile -- NAME` runs it alone. */
export interface Suite {
  readonly name: string;
  /** Counts what became of answers: lost, doubled, wrong, stuck, silent. */
  readonly followsAnswers?: boolean;
  readonly run: (task: Task) => Promise<void>;
}
