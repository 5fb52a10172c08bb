import { randomUUID } from 'node:crypto';
import { anything, type Change, changeOf, type Message, merge, readMessage } from './change.ts';
import { type Channel, noChannel, type OpenChannel } from './channel.ts';
import type { Happening } from './happening.ts';
import type { LiveHub, Watcher } from './live-hub.ts';

/** Changes that come within this time are told as one. */
const gatherMilliseconds = 150;

export interface OpenHub extends LiveHub {
  stop(): Promise<void>;
}

class Hub implements OpenHub {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly from = randomUUID();
  private gathered = new Map<string, Change>();
  private timer: NodeJS.Timeout | undefined;
  private channel: Channel | undefined;
  private hasEnded = false;

  async connect(open: OpenChannel) {
    this.channel = await open((text) => this.hear(text));
  }

  note(happenings: readonly Happening[]) {
    for (const happening of happenings)
      this.gathered.set(happening.datasetId, merge(this.gathered.get(happening.datasetId), changeOf(happening)));
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

  end() {
    this.hasEnded = true;
    for (const watcher of this.everybody()) watcher.ended();
    this.watchers.clear();
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

  private tell(dataset: string, change: Change) {
    for (const watcher of [...(this.watchers.get(dataset) ?? [])]) watcher.changed(change);
  }

  private hear(text: string | undefined) {
    const message = text === undefined ? undefined : readMessage(text);
    if (text !== undefined && (!message || message.from === this.from)) return;
    if (message?.dataset) this.tell(message.dataset, message.change);
    else for (const watcher of this.everybody()) watcher.changed(anything);
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
    end: () => hub.end(),
    stop: () => hub.stop(),
  };
}
