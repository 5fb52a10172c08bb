import { limits } from '../shared/limits.ts';

/** Time that a user works on a record, in milliseconds. A pause without input counts up to a limit. */
export interface ActiveTime {
  readonly total: number;
  /** Undefined while the page is hidden. */
  readonly countedUntil: number | undefined;
}

export const startActiveTime = (now: number): ActiveTime => ({ total: 0, countedUntil: now });

/** The time since the last input counts. */
export const countInput = ({ total, countedUntil }: ActiveTime, now: number): ActiveTime => ({
  total: countedUntil === undefined ? total : total + Math.min(Math.max(now - countedUntil, 0), limits.maxPauseMs),
  countedUntil: now,
});

export const pauseActiveTime = (time: ActiveTime, now: number): ActiveTime => ({
  ...(time.countedUntil === undefined ? time : countInput(time, now)),
  countedUntil: undefined,
});
