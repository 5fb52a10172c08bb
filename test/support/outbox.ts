import { Outbox } from '#application/annotation/outbox/outbox.ts';
import type { OutboxEvent } from '#application/annotation/outbox/outbox-event.ts';
import { OutboxTriggers } from '#application/annotation/outbox/outbox-triggers.ts';
import { UnsentQueue } from '#application/annotation/outbox/unsent-queue.ts';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { RetryBackoff } from '#application/shared/retry-backoff.ts';
import { FakeClock } from './browser/fake-clock.ts';
import { FakeConnectivity } from './browser/fake-connectivity.ts';
import { FakeIds } from './browser/fake-ids.ts';
import { FakeLocks } from './browser/fake-locks.ts';
import { FakePageVisibility } from './browser/fake-page-visibility.ts';
import { FakeTokenStore } from './browser/fake-token-store.ts';
import { FakeUnsentAnswers } from './browser/fake-unsent-answers.ts';
import { FakeResponseRepository } from './repositories/fake-response-repository.ts';

/** One browser, one server and any number of tabs. */
export function anOutboxWorld(responses = new FakeResponseRepository()) {
  const store = new FakeUnsentAnswers();
  const clock = new FakeClock();
  const connectivity = new FakeConnectivity();
  const visibility = new FakePageVisibility();
  const locks = new FakeLocks();
  const ids = new FakeIds();
  const tokens = new FakeTokenStore('a token');
  const reported: CallFailure[] = [];
  const failures = { report: (failure: CallFailure) => reported.push(failure) };

  /** A reload is simulated by another tab. */
  const openTab = () => {
    const outbox = new Outbox(
      new UnsentQueue(store, ids, clock),
      responses,
      failures,
      tokens,
      locks,
      new RetryBackoff(clock),
      new OutboxTriggers(connectivity, visibility, clock),
    );
    const events: OutboxEvent[] = [];
    outbox.subscribe((news) => events.push(...news));
    return { outbox, events, kinds: () => events.map(({ kind }) => kind) };
  };

  return { responses, store, tokens, clock, connectivity, visibility, reported, openTab };
}

export async function aTab(world = anOutboxWorld(), userId = 'ann') {
  const tab = world.openTab();
  await tab.outbox.start(userId);
  return { ...world, ...tab };
}

export const labelOf = (responses: FakeResponseRepository, recordId: string) => responses.of(recordId)?.answers.mood;

/** One turn of the event loop, so that pending promises settle. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
