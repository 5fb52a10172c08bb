import { randomUUID } from 'node:crypto';
import { anything, type Change, changeOf, type Message, merge, readMessage } from './change.ts';
import { type Channel, noChannel, type OpenChannel } from './channel.ts';
import type { Happening } from './happening.ts';
import type { LiveHub, Watcher, WideWatcher } from './live-hub.ts';

/** Changes that come within this time are told as one. */
const gatherMilliseconds = 150;

export interface OpenHub extends LiveHub {
  stop(): Promise<void>;
}

class Hub implements OpenHub {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly wideWatchers = new Set<WideWatcher>();
  private readonly from = randomUUID();
  private gathered = new Map<string | null, Change>();
  private timer: NodeJS.Timeout | undefined;
  private channel: Channel | undefined;
  private hasEnded = false;

  async connect(open: OpenChannel) {
    this.channel = await open((text) => this.hear(text));
  }

  note(happenings: readonly Happening[]) {
    for (const happening of happenings) {
      const dataset = 'datasetId' in happening ? happening.datasetId : null;
      this.gathered.set(dataset, merge(this.gathered.get(dataset), changeOf(happening)));
    }
    if (this.gathered.size > 0) this.timer ??= setTimeout(() => this.pass(), gatherMilliseconds);
  }

  watch(datasetId: string, watcher: Watcher) {
    if (this.hasEnded) {
      watcher.ended();
      return () => undefined;
    }
    const all = this.watchers.get(datasetId) ?? new Set();
    this.watchers.set(datasetId, all.add(watcher));
    return () => {
      all.delete(watcher);
      if (all.size === 0 && this.watchers.get(datasetId) === all) this.watchers.delete(datasetId);
    };
  }

  watchAll(watcher: WideWatcher) {
    if (this.hasEnded) watcher.ended();
    else this.wideWatchers.add(watcher);
    return () => void this.wideWatchers.delete(watcher);
  }

  count() {
    return [...this.everybody(), ...this.wideWatchers].reduce((sum, { size }) => sum + size, 0);
  }

  end() {
    this.hasEnded = true;
    for (const watcher of [...this.everybody(), ...this.wideWatchers]) watcher.ended();
    this.watchers.clear();
    this.wideWatchers.clear();
  }

  async stop() {
    this.end();
    this.pass();
    await this.channel?.stop();
  }

  private pass() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const changes = this.gathered;
    this.gathered = new Map();
    for (const [dataset, change] of changes) {
      this.tell(dataset, change);
      this.channel?.send(JSON.stringify({ from: this.from, dataset, change } satisfies Message));
    }
  }

  private tell(dataset: string | null, change: Change) {
    const concerned = dataset === null ? this.everybody() : [...(this.watchers.get(dataset) ?? [])];
    for (const watcher of concerned) watcher.changed(change);
    for (const watcher of [...this.wideWatchers]) watcher.changed(change, dataset);
  }

  private hear(text: string | undefined) {
    const message = text === undefined ? undefined : readMessage(text);
    if (text !== undefined && (!message || message.from === this.from)) return;
    if (message) this.tell(message.dataset, message.change);
    else this.tell(null, anything);
  }

  private everybody() {
    return [...this.watchers.values()].flatMap((each) => [...each]);
  }
}

/** A hub that others on the same database can be told through as well. */
export async function openHub(open: OpenChannel = noChannel): Promise<OpenHub> {
  const hub = new Hub();
  await hub.connect(open);
  return {
    note: (happenings) => hub.note(happenings),
    watch: (datasetId, watcher) => hub.watch(datasetId, watcher),
    watchAll: (watcher) => hub.watchAll(watcher),
    count: () => hub.count(),
    end: () => hub.end(),
    stop: () => hub.stop(),
  };
}
