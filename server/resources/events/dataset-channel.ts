import type { WireProgressEvent } from '#contract/live/events.ts';
import { type Change, everythingChanged, merge, noChange } from '../../live/change.ts';
import type { DatasetWatcher } from '../../live/change-feed.ts';
import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import { presentMetrics, presentProgress } from '../datasets/presenter.ts';
import { countersByUser, datasetCounters } from '../datasets/progress-queries.ts';

import { visibleAmong } from './visible-datasets.ts';

export interface Listener {
  readonly userN: number;
  readonly send: (event: string, data: object) => void;
  readonly end: () => void;
}

interface ChannelDeps {
  readonly db: Db;
  readonly log: Logger;
}

/** Events of one dataset; counters are read once for all subscribers. */
export class DatasetChannel implements DatasetWatcher {
  private readonly listeners = new Map<Listener, string>();
  private pending: Change | undefined;
  private isWorking = false;
  private hasEnded = false;

  constructor(
    private readonly deps: ChannelDeps,
    private readonly dataset: { readonly id: string; readonly ds: number },
  ) {}

  get size(): number {
    return this.listeners.size;
  }

  subscribe(listener: Listener, isReconnect: boolean): void {
    if (this.hasEnded) {
      listener.end();
      return;
    }
    this.listeners.set(listener, '');
    if (isReconnect) this.sendTo([listener], { ...everythingChanged, progress: false });
    this.changed({ ...noChange, progress: true });
  }

  unsubscribe(listener: Listener): void {
    this.listeners.delete(listener);
  }

  ended(): void {
    this.hasEnded = true;
    this.disconnectAll();
  }

  changed(change: Change): void {
    this.pending = merge(this.pending, change);
    if (this.isWorking) return;
    this.isWorking = true;
    void this.work();
  }

  private async work() {
    try {
      for (let change = this.takePending(); change; change = this.takePending()) {
        this.sendTo([...this.listeners.keys()], change);
        if (change.list) await this.disconnectUnauthorised();
        if (change.progress) await this.sendProgress();
      }
    } catch (error) {
      this.deps.log.warn({ err: error }, 'Progress events could not be sent');
      this.disconnectAll(); // clients reconnect and get the current progress
    } finally {
      this.isWorking = false;
    }
  }

  private disconnectAll() {
    for (const listener of [...this.listeners.keys()]) listener.end();
  }

  /** Users who lost access; their reconnect gets the reason. */
  private async disconnectUnauthorised() {
    const listeners = [...this.listeners.keys()];
    const { id } = this.dataset;
    const visibleIds = await visibleAmong(this.deps.db, [...new Set(listeners.map(({ userN }) => userN))], [id]);
    for (const { userN, end } of listeners) if (!visibleIds.has(userN)) end();
  }

  private takePending() {
    const change = this.pending;
    this.pending = undefined;
    return change;
  }

  private sendTo(listeners: readonly Listener[], { records, settings }: Change) {
    for (const { send } of listeners) {
      if (settings) send('settings', {});
      if (records) send('records', records);
    }
  }

  /** Sends progress to users for whom it changed. */
  private async sendProgress() {
    const { ds } = this.dataset;
    const userNs = [...this.listeners.keys()].map(({ userN }) => userN);
    const counters = await datasetCounters(this.deps.db, this.dataset);
    const countersOf = await countersByUser(this.deps.db, ds, userNs);
    const progress = presentProgress(counters);
    for (const [listener, last] of [...this.listeners]) {
      if (!userNs.includes(listener.userN)) continue; // subscribed after the query; the next one includes them
      const metrics = presentMetrics({ ...counters, ...countersOf(listener.userN) });
      const event: WireProgressEvent = { progress, metrics };
      const text = JSON.stringify(event);
      if (text === last) continue;
      this.listeners.set(listener, text);
      listener.send('progress', event);
    }
  }
}
