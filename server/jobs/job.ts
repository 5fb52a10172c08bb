import type { AppDeps } from '../resources/shared/route.ts';
import type { JsonObject } from '../schema/column.ts';
import type { Trx } from '../schema/database.ts';

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly datasetId: string | null;
  readonly payload: JsonObject;
  readonly progress: JsonObject;
  /** The number of this attempt. */
  readonly attempt: number;
  /** How often it failed since it last got on. */
  readonly failures: number;
}

/** A job while it is being done. */
export interface JobRun extends Job {
  /** Aborted when the server stops, and when somebody else has taken the job over. */
  readonly signal: AbortSignal;
  /** Notes how far it got, in the transaction in which it got there, so that nothing is done twice. */
  readonly reached: (trx: Trx, progress: JsonObject) => Promise<void>;
}

/** How jobs of one kind are done. */
export interface JobKind {
  readonly run: (job: JobRun, deps: AppDeps) => Promise<void>;
  /** How many seconds to wait after this many failures; undefined to give up. */
  readonly patience: (failures: number) => number | undefined;
  /** Done work that nobody asks for is not kept. */
  readonly isForgotten?: boolean;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

/** It may work later: after some seconds, or when the kind's patience says. */
export class Setback extends Error {
  constructor(
    reason: string,
    readonly seconds = 0,
  ) {
    super(reason);
  }
}

/** Its turn comes later; that is no failure. */
export class NotNow extends Error {
  constructor(readonly seconds: number) {
    super();
  }
}

/** It will never work, for a reason that the person who asked for it understands. */
export class Hopeless extends Error {}

/** Somebody else does the job: it took longer than its lease. */
export class TakenOver extends Error {}

const spread = 0.2;

/** Waits these seconds, one after the other, a little more or less, and then gives up. */
export const patient =
  (...seconds: readonly number[]) =>
  (failures: number): number | undefined => {
    const next = seconds[failures - 1];
    return next === undefined ? undefined : next * (1 - spread + 2 * spread * Math.random());
  };
