import type { AddRecords, Duplicates } from '#application/creation/add-records.ts';
import type { LoadSettings, Settings } from '#application/datasets/settings/load-settings.ts';
import type { FileInspection, PickedFile, RunningRead } from '#application/ports/creation/row-reader.ts';
import type { RowRecords } from '#application/ports/creation/row-records.ts';
import {
  type MappedPart,
  mapColumn,
  matchColumns,
  shapeOf,
  type TargetDataset,
  unfilledFields,
} from '#domain/creation/portable/column-matching.ts';
import type { FileRow, UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { ColumnMapping } from '#domain/datasets/origin.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Platform } from '../../shared/platform.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { FileReading } from '../file/file-reading.ts';

export class AddingViewModel implements ViewModel {
  settings: Settings | undefined = undefined;
  columns: ColumnMapping | undefined = undefined;
  rows: readonly FileRow[] = [];
  index = 0;
  duplicates: Duplicates | undefined = undefined;
  readonly loading = new Task();
  readonly comparing = new Task();
  readonly adding = new Task();
  /**
   * True once the dataset or the user has set the id column; otherwise the columns are searched for ids of existing
   * records.
   */
  private isIdColumnSet = false;
  private search: RunningRead<Duplicates> | undefined = undefined;
  private datasetId = '';

  constructor(
    private readonly loadSettings: LoadSettings,
    private readonly addRecords: AddRecords,
    private readonly records: RowRecords,
    readonly reading: FileReading,
    private readonly platform: Platform,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
    reading.setListener({ onBeginning: this.showRows, onScanned: this.findDuplicates });
  }

  get dataset() {
    return this.settings?.dataset;
  }

  get receiving(): TargetDataset | undefined {
    const { changeable, dataset } = this.settings ?? {};
    return changeable && dataset && { ...changeable, allowsMore: dataset.allowExtraMetadata };
  }

  get mapping(): RowMapping | undefined {
    return this.receiving && this.columns && { shape: shapeOf(this.receiving), columns: this.columns };
  }

  get isOfRecords() {
    return this.reading.inspection?.inferred.isOfRecords ?? false;
  }

  get columnNames(): readonly string[] {
    return this.reading.inspection?.inferred.columns.map(({ name }) => name) ?? [];
  }

  get unfilled(): readonly string[] {
    return this.isOfRecords || !this.columns ? [] : unfilledFields(this.columns, this.receiving?.fields ?? []);
  }

  get canAdd() {
    const { scan } = this.reading;
    const isMapped = this.isOfRecords || (this.columns?.fields.length ?? 0) > 0;
    const isCompared = this.isIdColumnSet || this.comparing.hasFailed; // with the wrong id column existing records would be added twice
    return scan !== undefined && isMapped && isCompared && this.unfilled.length === 0 && !this.adding.isRunning;
  }

  get isText() {
    return this.reading.inspection?.facts.format === 'csv';
  }

  get record() {
    const row = this.rows[this.index];
    const { mapping, isText, receiving } = this;
    return (
      row && mapping && receiving && this.records.shown(row, this.index + 1, { mapping, isText }, receiving.questions)
    );
  }

  activate(datasetId: string) {
    this.datasetId = datasetId;
    this.load();
    return () => {
      this.loading.cancel();
      this.reset();
    };
  }

  load() {
    const { user } = this.session;
    if (user) void this.loading.run(() => this.loadSettings.execute(this.datasetId, user), this.show);
  }

  step(by: number) {
    this.index = Math.min(Math.max(0, this.index + by), Math.max(0, this.rows.length - 1));
  }

  map(part: MappedPart, target: string, source: string | undefined) {
    if (this.columns) this.columns = mapColumn(this.columns, part, target, source);
  }

  setIdColumn(column: string | undefined) {
    if (!this.columns) return;
    this.isIdColumnSet = true;
    this.columns = { ...this.columns, externalId: column };
    this.findDuplicates();
  }

  reset() {
    this.search?.cancel();
    this.comparing.cancel();
    this.reading.reset();
    this.columns = undefined;
    this.duplicates = undefined;
    this.rows = [];
    this.index = 0;
  }

  add(done: () => void) {
    const { dataset, session, added, canAdd } = this;
    if (!dataset || !session.user || !added || !canAdd) return;
    const { id } = session.user;
    void this.adding.run(() => this.addRecords.start(dataset, added, id), done);
  }

  /** Searches for records that the dataset already has; also the retry after a failure. */
  findDuplicates() {
    const { dataset, added } = this;
    if (!dataset || !added) return;
    this.search?.cancel();
    this.duplicates = undefined;
    if (!this.isIdColumnSet) return this.findIdColumn(dataset);
    const search = this.addRecords.findDuplicates(dataset, added, this.platform.can('known-records'));
    this.search = search;
    void this.comparing.run(() => search.done, this.showDuplicates);
  }

  private findIdColumn(dataset: Dataset) {
    const { rows, columnNames, columns } = this;
    const isByServer = this.platform.can('known-records');
    const find = () => this.addRecords.findIdColumn(dataset, rows, columnNames, isByServer);
    void this.comparing.run(find, (column) => this.setIdColumn(column ?? columns?.externalId));
  }

  private get added() {
    const { file, inspection, scan } = this.reading;
    return (
      file && inspection && this.mapping && { file, facts: inspection.facts, rows: scan?.rows, mapping: this.mapping }
    );
  }

  private show(settings: Settings) {
    this.settings = settings;
  }

  private showRows(_: PickedFile, { rows }: FileInspection) {
    this.rows = rows;
    this.index = 0;
    this.comparing.cancel();
    this.duplicates = undefined;
    if (!this.receiving) return;
    const storedMapping = this.dataset?.metadata?.mapping;
    this.columns = matchColumns(shapeOf(this.receiving), this.columnNames, storedMapping);
    this.isIdColumnSet =
      this.isOfRecords ||
      (storedMapping?.externalId !== undefined && storedMapping.externalId === this.columns.externalId);
  }

  private showDuplicates(duplicates: Duplicates | UnreadableReason) {
    this.duplicates = typeof duplicates === 'string' ? undefined : duplicates;
  }
}
