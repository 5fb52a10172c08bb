import type { WireDatasetEvent } from '#contract/live/events.ts';
import type { Change } from '../../live/change.ts';
import type { WideWatcher } from '../../live/live-hub.ts';
import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import { listsOf, sightsOf } from './lobby-queries.ts';
import type { Listener } from './room.ts';

/** No dataset is told of more often. */
const restMilliseconds = 1000;

interface LobbyDeps {
  readonly db: Db;
  readonly log: Logger;
}

interface Visitor {
  readonly listener: Listener;
  /** Which datasets the visitor saw; undefined until that is looked up. */
  list: string | undefined;
}

/** What is to be told: of these datasets, of all of them, of a list that may be another one. */
interface News {
  readonly ids: Set<string>;
  all: boolean;
  list: boolean;
}

const noNews = (): News => ({ ids: new Set(), all: false, list: false });

/** Everybody who listens to all that they may see. */
export class Lobby implements WideWatcher {
  private readonly visitors = new Set<Visitor>();
  private news = noNews();
  private isBusy = false;
  private isAsked = false;
  private hasEnded = false;

  constructor(private readonly deps: LobbyDeps) {}

  get size(): number {
    return this.visitors.size;
  }

  /** Gives back what to call on leaving. Whoever listened before may have missed something. */
  enter(listener: Listener, before: boolean): () => void {
    const visitor: Visitor = { listener, list: undefined };
    if (this.hasEnded) listener.end();
    else this.visitors.add(visitor);
    if (before) listener.send('datasets', {});
    this.lookAgain();
    return () => void this.visitors.delete(visitor);
  }

  /** For what changes lists without being told: the command line tells nobody. */
  lookAgain(): void {
    this.isAsked = true;
    this.begin();
  }

  changed({ settings, list }: Change, datasetId: string | null): void {
    if (this.visitors.size === 0) return;
    if (datasetId !== null) this.news.ids.add(datasetId);
    else this.news.all ||= settings;
    this.news.list ||= list;
    this.lookAgain();
  }

  ended(): void {
    this.hasEnded = true;
    this.sendAway();
  }

  private begin() {
    if (this.isBusy || !this.isAsked) return;
    this.isBusy = true;
    this.isAsked = false;
    void this.work();
  }

  private async work() {
    const news = this.news;
    this.news = noNews();
    try {
      await this.tellLists(news);
      if (news.ids.size > 0) await this.tellDatasets([...news.ids]);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'Changes of datasets could not be told');
      this.sendAway(); // they come back, and look at everything then
    }
    const rest = () => {
      this.isBusy = false;
      this.begin();
    };
    setTimeout(rest, news.ids.size > 0 || news.list ? restMilliseconds : 0).unref();
  }

  private async tellLists({ all, list }: News) {
    const visitors = [...this.visitors];
    const lists = await listsOf(this.deps.db, numbersOf(visitors));
    for (const visitor of visitors) {
      const now = lists.get(visitor.listener.userN) ?? '';
      const isOther = visitor.list === undefined ? list : visitor.list !== now;
      visitor.list = now;
      if (all || isOther) visitor.listener.send('datasets', {});
    }
  }

  private async tellDatasets(ids: readonly string[]) {
    const visitors = [...this.visitors];
    const sights = await sightsOf(this.deps.db, numbersOf(visitors), ids);
    for (const { listener } of visitors)
      for (const id of sights.get(listener.userN) ?? [])
        listener.send('dataset', { dataset_id: id } satisfies WireDatasetEvent);
  }

  private sendAway() {
    for (const { listener } of [...this.visitors]) listener.end();
  }
}

const numbersOf = (visitors: readonly Visitor[]) => [...new Set(visitors.map(({ listener }) => listener.userN))];
