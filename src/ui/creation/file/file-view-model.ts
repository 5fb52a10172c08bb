import type { RowImport } from '#application/creation/create-dataset.ts';
import type { ImportFromFile, InspectedFile } from '#application/creation/import-from-file.ts';
import type { FileInspection, FileScan, PickedFile } from '#application/ports/creation/row-reader.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { updateFromSource } from '#domain/creation/plan/update-from-source.ts';
import { emptySource } from '#domain/creation/source/empty-source.ts';
import { fileSource } from '#domain/creation/source/file-source.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';
import type { RowsViewModel } from '../preview/rows-view-model.ts';
import type { FileReading } from './file-reading.ts';
import { type Planned, RepeatedNames } from './repeated-names.ts';

/** A file on its way to be a dataset, or nothing at all that is to become one. */
export class FileViewModel implements ViewModel {
  readonly repeated: RepeatedNames;

  constructor(
    private readonly importFromFile: ImportFromFile,
    readonly reading: FileReading,
    private readonly session: Session,
    readonly preparation: PreparationViewModel,
    readonly rows: RowsViewModel,
  ) {
    this.repeated = new RepeatedNames(importFromFile);
    makeStateObservable(this);
    reading.tell({ looked: this.show, scanned: this.learn });
  }

  activate() {
    const stops = [this.preparation.activate(), this.repeated.watch(() => this.planned)];
    return () => {
      for (const stop of stops) stop();
      this.reading.letGo();
    };
  }

  beginWithNothing() {
    this.reading.letGo();
    this.rows.show([], false);
    this.preparation.begin(emptySource);
  }

  /** Another file, or another way to begin. */
  startOver() {
    this.reading.letGo();
    this.rows.show([], false);
    this.preparation.end();
  }

  fill(plan: DatasetPlan): RowImport {
    const { known, session } = this;
    if (!known || !session.user) return toNothing;
    return this.importFromFile.forPlan(plan, known, session.user.id);
  }

  private get known(): InspectedFile | undefined {
    const { file, look, scan } = this.reading;
    return file && look && { file, facts: look.facts, rows: scan?.rows };
  }

  /** Nothing is known of names before all of them have been read. */
  private get planned(): Planned | undefined {
    const { known, preparation, reading } = this;
    return known && reading.scan && preparation.plan && { known, plan: preparation.plan };
  }

  private show(file: PickedFile, { inferred, rows, facts }: FileInspection) {
    this.preparation.begin(fileSource(file.name, inferred));
    this.rows.show(rows, facts.format === 'csv');
  }

  private learn(file: PickedFile, { inferred, rows }: FileScan) {
    this.rows.count(rows);
    const source = fileSource(file.name, inferred);
    this.preparation.history.learn((plan) => updateFromSource(plan, source));
  }
}

/** There is nothing to be sent. */
const toNothing: RowImport = {
  start: async () => undefined,
  waitForRecords: async () => 'enough',
  abandon: async () => undefined,
};
