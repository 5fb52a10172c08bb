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

/** The datasets that somebody sees, as they are now. */
export class DatasetsViewModel implements ViewModel {
  /** Not known before they have come. */
  overviews: readonly DatasetOverview[] | undefined = undefined;
  /** As they came last: what changes since then keeps its place in a list. */
  arranged: readonly DatasetOverview[] = [];
  readonly loading = new Task();
  private readonly inView = new Set<string>();
  /** Ids of changed datasets that the list lacked; each reloads the list once. */
  private readonly missed = new Set<string>();

  constructor(
    private readonly load: LoadOverviews,
    private readonly complete: CompleteOverview,
    private readonly follow: FollowDatasets,
    private readonly repository: OverviewRepository,
    private readonly platform: Platform,
  ) {
    makeStateObservable(this);
  }

  /** Whether all that a list shows comes with the list, and its changes by themselves. */
  get isTold() {
    return this.platform.can('overview');
  }

  activate() {
    let stop: (() => void) | undefined;
    const unwatch = when(
      () => this.platform.isKnown,
      () => {
        stop = this.follow.execute(this.isTold, { changed: this.lookAgain, listChanged: this.reload });
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
    void this.loading.run(() => this.load.execute(this.isTold), this.show);
  }

  enterView(id: string) {
    this.inView.add(id);
    this.lookCloser(id);
  }

  leaveView(id: string) {
    this.inView.delete(id);
  }

  private show(overviews: readonly DatasetOverview[]) {
    this.overviews = keepDetails(this.overviews ?? [], overviews);
    this.arranged = overviews;
    for (const id of this.inView) this.lookCloser(id);
  }

  /** Elsewhere than on our own server, what a row shows is asked for when it is seen. */
  private lookCloser(id: string) {
    if (this.isTold) return;
    void new Task().run(
      () => this.complete.execute(id, () => this.inView.has(id)),
      (details) => details && this.change(id, (overview) => ({ ...overview, ...details })),
    );
  }

  /** The list lacks a dataset that was created while the page subscribed to changes. */
  private lookAgain(id: string) {
    if (!this.missed.has(id) && !this.overviews?.some(({ dataset }) => dataset.id === id)) {
      this.missed.add(id);
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
