import { tooManyStreams } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { type EventStream, eventStream } from './event-stream.ts';

/** More tabs of a user poll instead. */
const maxPerUser = 20;
const recheckMilliseconds = 25_000;

interface Subscription {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (stream: EventStream) => () => void;
  /** Checked periodically. */
  readonly isStillAllowed: () => Promise<boolean>;
}

export type OpenStream = (call: CallContext, audience: Subscription) => Response;

/** Limits streams per user, and ends those of users who lost access. */
export function streams(): OpenStream {
  const open = new Map<string, number>();

  const count = (userId: string, by: 1 | -1) => {
    const now = (open.get(userId) ?? 0) + by;
    if (now > 0) open.set(userId, now);
    else open.delete(userId);
  };

  return ({ caller }, { subscribe, isStillAllowed }) => {
    if ((open.get(caller.id) ?? 0) >= maxPerUser) throw tooManyStreams(maxPerUser);
    count(caller.id, 1);
    let hasEnded = false;
    let unsubscribe: () => void = () => undefined;
    const stream = eventStream(() => {
      hasEnded = true;
      clearInterval(recheck);
      count(caller.id, -1);
      unsubscribe();
    });
    const check = async () => {
      if (!(await isStillAllowed().catch(() => false))) stream.end();
    };
    const recheck = setInterval(() => void check(), recheckMilliseconds);
    unsubscribe = subscribe(stream);
    if (hasEnded) unsubscribe(); // the server is stopping
    return stream.response;
  };
}
