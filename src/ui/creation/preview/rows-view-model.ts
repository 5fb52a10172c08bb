import type { RowRecords } from '#application/ports/creation/row-records.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import { plannedQuestions } from '#domain/creation/plan/planned-items.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

/** Rows of the source, one of which is looked at. */
export class RowsViewModel {
  rows: readonly FileRow[] = [];
  at = 0;
  /** How many rows the source has, of which these are the first; unknown until it is read to its end. */
  inAll: number | undefined = undefined;
  readonly reading = new Task();
  private isText = false;
  /** Rows of which only the beginning is known, by their places. */
  private shortened: ReadonlySet<number> = new Set();

  constructor(private readonly records: RowRecords) {
    makeStateObservable(this);
  }

  get total() {
    return this.rows.length;
  }

  get isShortened() {
    return this.shortened.has(this.at);
  }

  show(rows: readonly FileRow[], isText: boolean, shortened: readonly number[] = []) {
    this.rows = rows;
    this.shortened = new Set(shortened);
    this.isText = isText;
    this.at = 0;
    this.inAll = undefined;
  }

  count(inAll: number | undefined) {
    this.inAll = inAll;
  }

  /** Those around the one that is looked at, with their places. */
  get page(): readonly { readonly at: number; readonly row: FileRow }[] {
    const first = this.at - (this.at % limits.previewRows);
    return this.rows.slice(first, first + limits.previewRows).map((row, index) => ({ at: first + index, row }));
  }

  /** All of a row is known by now. */
  complete(at: number, row: FileRow) {
    this.rows = this.rows.with(at, row);
    this.shortened = new Set([...this.shortened].filter((each) => each !== at));
  }

  step(by: number) {
    this.at = Math.min(Math.max(0, this.at + by), Math.max(0, this.total - 1));
  }

  /** What becomes of the row that is looked at, as things are planned. */
  recordFor(plan: DatasetPlan): DatasetRecord | undefined {
    const row = this.rows[this.at];
    const reading = { mapping: rowMapping(plan), isText: this.isText };
    return row && this.records.shown(row, this.at + 1, reading, plannedQuestions(plan));
  }
}
