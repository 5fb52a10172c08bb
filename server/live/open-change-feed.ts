import { randomUUID } from 'node:crypto';
import { type Change, changeOf, everythingChanged, type Message, merge, readMessage } from './change.ts';
import type { ChangeEvent } from './change-event.ts';
import type { AllDatasetsWatcher, ChangeFeed, DatasetWatcher } from './change-feed.ts';
import { type MessageBus, noMessageBus, type OpenMessageBus } from './message-bus.ts';

const batchMilliseconds = 150;

export interface OpenChangeFeed extends ChangeFeed {
  stop(): Promise<void>;
}

class SharedChangeFeed implements OpenChangeFeed {
  private readonly watchers = new Map<string, Set<DatasetWatcher>>();
  private readonly allDatasetsWatchers = new Set<AllDatasetsWatcher>();
  private readonly processId = randomUUID();
  private pending = new Map<string | null, Change>();
  private timer: NodeJS.Timeout | undefined;
  private bus: MessageBus | undefined;
  private hasEnded = false;

  async connect(open: OpenMessageBus) {
    this.bus = await open((text) => this.onMessage(text));
  }

  publish(happenings: readonly ChangeEvent[]) {
    for (const happening of happenings) {
      const dataset = 'datasetId' in happening ? happening.datasetId : null;
      this.pending.set(dataset, merge(this.pending.get(dataset), changeOf(happening)));
    }
    if (this.pending.size > 0) this.timer ??= setTimeout(() => this.flush(), batchMilliseconds);
  }

  watch(datasetId: string, watcher: DatasetWatcher) {
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

  watchAll(watcher: AllDatasetsWatcher) {
    if (this.hasEnded) watcher.ended();
    else this.allDatasetsWatchers.add(watcher);
    return () => void this.allDatasetsWatchers.delete(watcher);
  }

  count() {
    return [...this.datasetWatchers(), ...this.allDatasetsWatchers].reduce((sum, { size }) => sum + size, 0);
  }

  end() {
    this.hasEnded = true;
    for (const watcher of [...this.datasetWatchers(), ...this.allDatasetsWatchers]) watcher.ended();
    this.watchers.clear();
    this.allDatasetsWatchers.clear();
  }

  async stop() {
    this.end();
    this.flush();
    await this.bus?.stop();
  }

  private flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const changes = this.pending;
    this.pending = new Map();
    for (const [dataset, change] of changes) {
      this.notifyWatchers(dataset, change);
      this.bus?.send(JSON.stringify({ from: this.processId, dataset, change } satisfies Message));
    }
  }

  private notifyWatchers(dataset: string | null, change: Change) {
    const watchers = dataset === null ? this.datasetWatchers() : [...(this.watchers.get(dataset) ?? [])];
    for (const watcher of watchers) watcher.changed(change);
    for (const watcher of [...this.allDatasetsWatchers]) watcher.changed(change, dataset);
  }

  private onMessage(text: string | undefined) {
    const message = text === undefined ? undefined : readMessage(text);
    if (text !== undefined && (!message || message.from === this.processId)) return;
    if (message) this.notifyWatchers(message.dataset, message.change);
    else this.notifyWatchers(null, everythingChanged);
  }

  private datasetWatchers() {
    return [...this.watchers.values()].flatMap((each) => [...each]);
  }
}

/** Shares changes with other processes through the bus. */
export async function openChangeFeed(open: OpenMessageBus = noMessageBus): Promise<OpenChangeFeed> {
  const feed = new SharedChangeFeed();
  await feed.connect(open);
  return {
    publish: (happenings) => feed.publish(happenings),
    watch: (datasetId, watcher) => feed.watch(datasetId, watcher),
    watchAll: (watcher) => feed.watchAll(watcher),
    count: () => feed.count(),
    end: () => feed.end(),
    stop: () => feed.stop(),
  };
}
