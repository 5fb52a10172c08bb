import type { RowRecords } from '#application/ports/creation/row-records.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export class RowsViewModel {
  rows: readonly FileRow[] = [];
  index = 0;
  /** Number of rows of the source; unknown until it has been read to its end. */
  sourceTotal: number | undefined = undefined;
  readonly reading = new Task();
  private isText = false;
  private shortened: ReadonlySet<number> = new Set();

  constructor(private readonly records: RowRecords) {
    makeStateObservable(this);
  }

  get total() {
    return this.rows.length;
  }

  get isShortened() {
    return this.shortened.has(this.index);
  }

  show(rows: readonly FileRow[], isText: boolean, shortened: readonly number[] = []) {
    this.rows = rows;
    this.shortened = new Set(shortened);
    this.isText = isText;
    this.index = 0;
    this.sourceTotal = undefined;
  }

  setSourceTotal(inAll: number | undefined) {
    this.sourceTotal = inAll;
  }

  get page(): readonly { readonly at: number; readonly row: FileRow }[] {
    const first = this.index - (this.index % limits.previewRows);
    return this.rows.slice(first, first + limits.previewRows).map((row, index) => ({ at: first + index, row }));
  }

  replaceRow(at: number, row: FileRow) {
    this.rows = this.rows.with(at, row);
    this.shortened = new Set([...this.shortened].filter((each) => each !== at));
  }

  step(by: number) {
    this.index = Math.min(Math.max(0, this.index + by), Math.max(0, this.total - 1));
  }

  recordFor(plan: DatasetPlan): DatasetRecord | undefined {
    const row = this.rows[this.index];
    const reading = { mapping: rowMapping(plan), isText: this.isText };
    return row && this.records.shown(row, this.index + 1, reading, plannedQuestions(plan));
  }
}
