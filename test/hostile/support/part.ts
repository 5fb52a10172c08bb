import type { Tally } from './tally.ts';

export interface Task {
  readonly seed: number;
  readonly isLong: boolean;
  /** The only sequence to be played. */
  readonly only: number | undefined;
  readonly tally: Tally;
}

/** One part of the programme, which `npm run test:hostile -- NAME` runs alone. */
export interface Part {
  readonly name: string;
  /** Counts what became of answers: lost, doubled, wrong, stuck, silent. */
  readonly followsAnswers?: boolean;
  readonly run: (task: Task) => Promise<void>;
}
