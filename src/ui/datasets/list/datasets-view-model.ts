import { when } from 'mobx';
import type { CompleteOverview } from '#application/datasets/complete-overview.ts';
import type { FollowDatasets } from '#application/datasets/follow-datasets.ts';
import type { LoadOverviews } from '#application/datasets/load-overviews.ts';
import type { OverviewRepository } from '#application/ports/datasets/overview-repository.ts';
import { type DatasetOverview, keepDetails } from '#domain/datasets/overview/dataset-overview.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';

export class DatasetsViewModel implements ViewModel {
  /** Undefined until the list has loaded. */
  overviews: readonly DatasetOverview[] | undefined = undefined;
  /** The list as last loaded: a dataset that changes later keeps its position. */
  loaded: readonly DatasetOverview[] = [];
  readonly loading = new Task();
  private readonly inView = new Set<string>();
  /** Ids of changed datasets that the list lacked; each reloads the list once. */
  private readonly unlistedIds = new Set<string>();

  constructor(
    private readonly load: LoadOverviews,
    private readonly complete: CompleteOverview,
    private readonly follow: FollowDatasets,
    private readonly repository: OverviewRepository,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  /** True if the server sends all details with the list, and events for changes. */
  get hasOverviewFeature() {
    return this.platform.can('overview');
  }

  activate() {
    let stop: (() => void) | undefined;
    const unwatch = when(
      () => this.platform.isKnown,
      () => {
        stop = this.follow.execute(this.hasOverviewFeature, { changed: this.reloadOne, listChanged: this.reload });
        this.reload();
      },
    );
    return () => {
      unwatch();
      stop?.();
      this.loading.cancel();
    };
  }

  reload() {
    void this.loading.run(() => this.load.execute(this.hasOverviewFeature), this.show);
  }

  enterView(id: string) {
    this.inView.add(id);
    this.loadDetails(id);
  }

  leaveView(id: string) {
    this.inView.delete(id);
  }

  private show(overviews: readonly DatasetOverview[]) {
    this.overviews = keepDetails(this.overviews ?? [], overviews);
    this.loaded = overviews;
    for (const id of this.inView) this.loadDetails(id);
  }

  private loadDetails(id: string) {
    if (this.hasOverviewFeature) return;
    void new Task().run(
      () => this.complete.execute(id, () => this.inView.has(id)),
      (details) => details && this.change(id, (overview) => ({ ...overview, ...details })),
    );
  }

  /** The list lacks a dataset that was created while the page subscribed to changes. */
  private reloadOne(id: string) {
    if (!this.unlistedIds.has(id) && !this.overviews?.some(({ dataset }) => dataset.id === id)) {
      this.unlistedIds.add(id);
      return this.reload();
    }
    void new Task().run(
      () => this.repository.one(id),
      (overview) => this.change(id, () => overview),
    );
  }

  private change(id: string, to: (overview: DatasetOverview) => DatasetOverview | undefined) {
    this.overviews = this.overviews?.flatMap((each) => (each.dataset.id === id ? (to(each) ?? []) : each));
  }
}
