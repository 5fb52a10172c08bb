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
import { type PlannedFile, RowChecking } from './row-checking.ts';

export class FileViewModel implements ViewModel {
  readonly checking: RowChecking;

  constructor(
    private readonly importFromFile: ImportFromFile,
    readonly reading: FileReading,
    private readonly session: Session,
    readonly preparation: PreparationViewModel,
    readonly rows: RowsViewModel,
  ) {
    this.checking = new RowChecking(importFromFile);
    makeStateObservable(this);
    reading.setListener({ onBeginning: this.showBeginning, onScanned: this.showScan });
  }

  activate() {
    const stops = [this.preparation.activate(), this.checking.watch(() => this.plannedFile)];
    return () => {
      for (const stop of stops) stop();
      this.reading.reset();
    };
  }

  beginWithNothing() {
    this.reading.reset();
    this.rows.show([], false);
    this.preparation.begin(emptySource);
  }

  startOver() {
    this.reading.reset();
    this.rows.show([], false);
    this.preparation.end();
  }

  fill(plan: DatasetPlan): RowImport {
    const { known, session } = this;
    if (!known || !session.user) return emptyImport;
    return this.importFromFile.forPlan(plan, known, session.user.id);
  }

  private get known(): InspectedFile | undefined {
    const { file, inspection, scan } = this.reading;
    return file && inspection && { file, facts: inspection.facts, rows: scan?.rows };
  }

  /** Undefined until the scan is complete, because a label may be in the last line. */
  private get plannedFile(): PlannedFile | undefined {
    const { known, preparation, reading } = this;
    return known && reading.scan && preparation.plan && { known, plan: preparation.plan };
  }

  private showBeginning(file: PickedFile, { inferred, rows, facts }: FileInspection) {
    this.preparation.begin(fileSource(file.name, inferred));
    this.rows.show(rows, facts.format === 'csv');
  }

  private showScan(file: PickedFile, { inferred, rows }: FileScan) {
    this.rows.setSourceTotal(rows);
    const source = fileSource(file.name, inferred);
    this.preparation.history.amend((plan) => updateFromSource(plan, source));
  }
}

const emptyImport: RowImport = {
  start: async () => undefined,
  waitForRecords: async () => 'enough',
  abandon: async () => undefined,
};
