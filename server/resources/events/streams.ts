import { tooManyStreams } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { type EventStream, eventStream } from './event-stream.ts';

/** A browser that has more tabs open than that polls in the others. */
const maxPerUser = 20;
const recheckMilliseconds = 25_000;

interface Subscription {
  /** Begins to send what happens; gives back what ends that. */
  readonly subscribe: (stream: EventStream) => () => void;
  /** Asked from time to time: whether the user may still see all this. */
  readonly isStillAllowed: () => Promise<boolean>;
}

export type OpenStream = (call: CallContext, audience: Subscription) => Response;

/** The streams of this process: so many for each user, and none for longer than the user may see what it tells. */
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
    if (hasEnded) unsubscribe(); // the server stops
    return stream.response;
  };
}
