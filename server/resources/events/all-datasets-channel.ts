import type { WireDatasetEvent } from '#contract/live/events.ts';
import type { Change } from '../../live/change.ts';
import type { AllDatasetsWatcher } from '../../live/change-feed.ts';
import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import type { Listener } from './dataset-channel.ts';
import { visibleAmong, visibleListHashes } from './visible-datasets.ts';

/** Minimum between two events of one dataset. */
const minIntervalMs = 1000;

interface ChannelDeps {
  readonly db: Db;
  readonly log: Logger;
}

interface Subscriber {
  readonly listener: Listener;
  /** Hash of the visible datasets; undefined until the first check. */
  list: string | undefined;
}

interface PendingEvents {
  readonly ids: Set<string>;
  all: boolean;
  list: boolean;
}

const noEvents = (): PendingEvents => ({ ids: new Set(), all: false, list: false });

/** Events of all datasets that each subscriber may see. */
export class AllDatasetsChannel implements AllDatasetsWatcher {
  private readonly subscribers = new Set<Subscriber>();
  private pending = noEvents();
  private isBusy = false;
  private isRequested = false;
  private hasEnded = false;

  constructor(private readonly deps: ChannelDeps) {}

  get size(): number {
    return this.subscribers.size;
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener, isReconnect: boolean): () => void {
    const subscriber: Subscriber = { listener, list: undefined };
    if (this.hasEnded) listener.end();
    else this.subscribers.add(subscriber);
    if (isReconnect) listener.send('datasets', {});
    this.requestCheck();
    return () => void this.subscribers.delete(subscriber);
  }

  /** Commands change lists without an event, so checks also run periodically. */
  requestCheck(): void {
    this.isRequested = true;
    this.begin();
  }

  changed({ settings, list }: Change, datasetId: string | null): void {
    if (this.subscribers.size === 0) return;
    if (datasetId !== null) this.pending.ids.add(datasetId);
    else this.pending.all ||= settings;
    this.pending.list ||= list;
    this.requestCheck();
  }

  ended(): void {
    this.hasEnded = true;
    this.disconnectAll();
  }

  private begin() {
    if (this.isBusy || !this.isRequested) return;
    this.isBusy = true;
    this.isRequested = false;
    void this.work();
  }

  private async work() {
    const pending = this.pending;
    this.pending = noEvents();
    try {
      await this.sendListChanges(pending);
      if (pending.ids.size > 0) await this.sendDatasetEvents([...pending.ids]);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'Dataset events could not be sent');
      this.disconnectAll(); // clients reconnect and reload everything
    }
    const next = () => {
      this.isBusy = false;
      this.begin();
    };
    setTimeout(next, pending.ids.size > 0 || pending.list ? minIntervalMs : 0).unref();
  }

  private async sendListChanges({ all, list }: PendingEvents) {
    const subscribers = [...this.subscribers];
    const lists = await visibleListHashes(this.deps.db, userNumbersOf(subscribers));
    for (const subscriber of subscribers) {
      const now = lists.get(subscriber.listener.userN) ?? '';
      const isOther = subscriber.list === undefined ? list : subscriber.list !== now;
      subscriber.list = now;
      if (all || isOther) subscriber.listener.send('datasets', {});
    }
  }

  private async sendDatasetEvents(ids: readonly string[]) {
    const subscribers = [...this.subscribers];
    const visibleIds = await visibleAmong(this.deps.db, userNumbersOf(subscribers), ids);
    for (const { listener } of subscribers)
      for (const id of visibleIds.get(listener.userN) ?? [])
        listener.send('dataset', { dataset_id: id } satisfies WireDatasetEvent);
  }

  private disconnectAll() {
    for (const { listener } of [...this.subscribers]) listener.end();
  }
}

const userNumbersOf = (subscribers: readonly Subscriber[]) => [
  ...new Set(subscribers.map(({ listener }) => listener.userN)),
];
