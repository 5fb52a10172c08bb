import { reaction } from 'mobx';
import type { RowImport } from '#application/creation/create-dataset.ts';
import type { ImportFromHub } from '#application/creation/import-from-hub.ts';
import type { ImportWithToken } from '#application/creation/import-with-token.ts';
import { isHubUnreachable } from '#application/creation/is-hub-unreachable.ts';
import type { Hub } from '#application/ports/creation/hub.ts';
import type { HubDatasets, HubFirstRows, HubPage, HubSplit } from '#application/ports/creation/hub-datasets.ts';
import { callFailureOf } from '#application/ports/shared/call-failures.ts';
import { type DatasetPlan, rowsOf } from '#domain/creation/plan/dataset-plan.ts';
import { type HubInfo, hubSource } from '#domain/creation/source/hub-source.ts';
import type { SubsetContents } from '#domain/creation/source/row-source.ts';
import { type ColumnStatistics, learnStatistics, withStatistics } from '#domain/creation/source/statistics.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';
import type { RowsViewModel } from '../preview/rows-view-model.ts';

/** The hub answers with these for missing and for private datasets. */
const hiddenStatuses = [401, 403, 404];

export class HubViewModel implements ViewModel {
  repoId = '';
  /** Kept only while the page is open. */
  token = '';
  readonly loading = new Task();
  private readonly counting = new Task();
  private readonly loadingRow = new Task();
  /** Contents of the subset according to the latest statistics. */
  private knownContents: SubsetContents | undefined = undefined;
  private subset: string | undefined = undefined;

  constructor(
    readonly hub: Hub,
    private readonly datasets: HubDatasets,
    private readonly importFromHub: ImportFromHub,
    private readonly importWithToken: ImportWithToken,
    private readonly session: Session,
    readonly preparation: PreparationViewModel,
    readonly rows: RowsViewModel,
  ) {
    makeStateObservable(this);
  }

  get isHidden() {
    const { failure } = this.loading;
    return failure !== undefined && hiddenStatuses.includes(callFailureOf(failure)?.status ?? 0);
  }

  get isUnreachable() {
    return isHubUnreachable(this.loading.failure);
  }

  activate(repoId: string) {
    this.repoId = repoId;
    const stops = [
      this.preparation.activate(),
      reaction(() => this.part, this.loadRows, { equals: isSamePart }),
      reaction(() => this.rows.isShortened && this.rows.index, this.loadFullRow),
    ];
    this.load();
    return () => {
      for (const stop of stops) stop();
      this.loading.cancel();
      this.rows.reading.cancel();
      this.counting.cancel();
      this.loadingRow.cancel();
    };
  }

  /** Allows images of the hub only, so that previews contact no other server. */
  mayLoadImage(address: string) {
    return this.datasets.hosts(address);
  }

  load() {
    void this.loading.run(() => this.datasets.info(this.repoId, this.usedToken), this.startPreparation);
  }

  loadWithToken(token: string) {
    this.token = token.trim();
    this.load();
  }

  reloadRows() {
    this.loadRows(this.part);
  }

  fill(plan: DatasetPlan): RowImport {
    const { user } = this.session;
    return this.token && user
      ? this.importWithToken.forPlan(plan, this.token, user.id)
      : this.importFromHub.forPlan(plan, this.preparation.showRecordCount);
  }

  private get usedToken() {
    return this.token || undefined;
  }

  private get part(): HubSplit | undefined {
    const { plan } = this.preparation;
    return plan?.split === undefined ? undefined : { repoId: this.repoId, subset: plan.subset, split: plan.split };
  }

  private startPreparation(info: HubInfo) {
    this.preparation.begin(hubSource(info));
  }

  private loadRows(part: HubSplit | undefined) {
    this.rows.show([], false);
    if (part?.subset !== this.subset) this.knownContents = undefined;
    this.subset = part?.subset;
    if (!part) return;
    const take = ({ rows, shortened }: HubFirstRows) => {
      this.rows.show(rows, false, shortened);
      this.rows.setSourceTotal(this.preparation.plan && rowsOf(this.preparation.plan));
    };
    void this.rows.reading.run(() => this.datasets.firstRows(part, this.usedToken), take);
    void this.counting.run(
      () => this.datasets.statistics(part, this.usedToken),
      (statistics) => this.showStatistics(part, statistics),
    );
  }

  /** Loads all of the shown row, since the first rows come with shortened cells. */
  private loadFullRow(at: number | false) {
    const { part } = this;
    if (at === false || !part) return this.loadingRow.cancel();
    const take = ({ rows: [row] }: HubPage) => row && this.rows.replaceRow(at, row);
    void this.loadingRow.run(() => this.datasets.rows(part, at, 1, this.usedToken), take);
  }

  private showStatistics({ subset: name }: HubSplit, statistics: readonly ColumnStatistics[]) {
    const subset = this.preparation.plan?.source.subsets.find((each) => each.name === name);
    if (!subset) return;
    const known = this.knownContents ?? subset;
    const found = withStatistics(subset, statistics);
    this.preparation.history.amend((plan) =>
      plan.subset === name ? learnStatistics(plan, known, found, statistics) : plan,
    );
    this.knownContents = found;
  }
}

const isSamePart = (one: HubSplit | undefined, other: HubSplit | undefined) =>
  one?.subset === other?.subset && one?.split === other?.split && one?.repoId === other?.repoId;
