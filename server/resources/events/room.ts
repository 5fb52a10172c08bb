import type { WireProgressEvent } from '#contract/live/events.ts';
import { anything, type Change, merge, nothing } from '../../live/change.ts';
import type { Watcher } from '../../live/live-hub.ts';
import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import { presentMetrics, presentProgress } from '../datasets/presenter.ts';
import { countersByUser, datasetCounters } from '../datasets/progress-queries.ts';

import { sightsOf } from './lobby-queries.ts';

/** Somebody who listens to the events of a dataset. */
export interface Listener {
  readonly userN: number;
  readonly send: (event: string, data: object) => void;
  readonly end: () => void;
}

interface RoomDeps {
  readonly db: Db;
  readonly log: Logger;
}

/** Everybody who listens to the same dataset: what it counts is looked up once for all of them. */
export class Room implements Watcher {
  private readonly listeners = new Map<Listener, string>();
  private waiting: Change | undefined;
  private isWorking = false;
  private hasEnded = false;

  constructor(
    private readonly deps: RoomDeps,
    private readonly dataset: { readonly id: string; readonly ds: number },
  ) {}

  get size(): number {
    return this.listeners.size;
  }

  /** Whoever listened before may have missed something. */
  enter(listener: Listener, before: boolean): void {
    if (this.hasEnded) {
      listener.end();
      return;
    }
    this.listeners.set(listener, '');
    if (before) this.sendTo([listener], { ...anything, progress: false });
    this.changed({ ...nothing, progress: true });
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  ended(): void {
    this.hasEnded = true;
    this.sendAway();
  }

  changed(change: Change): void {
    this.waiting = merge(this.waiting, change);
    if (this.isWorking) return;
    this.isWorking = true;
    void this.work();
  }

  private async work() {
    try {
      for (let change = this.take(); change; change = this.take()) {
        this.sendTo([...this.listeners.keys()], change);
        if (change.list) await this.sendAwayStrangers();
        if (change.progress) await this.sendProgress();
      }
    } catch (error) {
      this.deps.log.warn({ err: error }, 'Progress could not be told');
      this.sendAway(); // they come back, and are told then
    } finally {
      this.isWorking = false;
    }
  }

  private sendAway() {
    for (const listener of [...this.listeners.keys()]) listener.end();
  }

  /** Those who may see the dataset no longer: whoever comes back is told so. */
  private async sendAwayStrangers() {
    const listeners = [...this.listeners.keys()];
    const { id } = this.dataset;
    const sights = await sightsOf(this.deps.db, [...new Set(listeners.map(({ userN }) => userN))], [id]);
    for (const { userN, end } of listeners) if (!sights.has(userN)) end();
  }

  private take() {
    const change = this.waiting;
    this.waiting = undefined;
    return change;
  }

  private sendTo(listeners: readonly Listener[], { records, settings }: Change) {
    for (const { send } of listeners) {
      if (settings) send('settings', {});
      if (records) send('records', records);
    }
  }

  /** To those for whom it is another than before. */
  private async sendProgress() {
    const { ds } = this.dataset;
    const userNs = [...this.listeners.keys()].map(({ userN }) => userN);
    const counters = await datasetCounters(this.deps.db, this.dataset);
    const countersOf = await countersByUser(this.deps.db, ds, userNs);
    const progress = presentProgress(counters);
    for (const [listener, last] of [...this.listeners]) {
      if (!userNs.includes(listener.userN)) continue; // came in the meantime, and comes next
      const metrics = presentMetrics({ ...counters, ...countersOf(listener.userN) });
      const told: WireProgressEvent = { progress, metrics };
      const text = JSON.stringify(told);
      if (text === last) continue;
      this.listeners.set(listener, text);
      listener.send('progress', told);
    }
  }
}
