import { reaction } from 'mobx';
import type { Clock } from '#application/ports/shared/clock.ts';
import { type Criteria, canReset, clearFiltersAndSort, withCriteria } from '#domain/criteria/criteria.ts';
import type { Filter, FilterTarget } from '#domain/criteria/filter.ts';
import type { Sort } from '#domain/criteria/sort.ts';
import { limits } from '#domain/shared/limits.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { RecordsViewModel } from '../model/queue/records-view-model.ts';

export type OpenMenu =
  | { readonly menu: 'filters'; readonly target?: FilterTarget | undefined }
  | { readonly menu: 'sort' };

type FilterChanges = Partial<Pick<Criteria, 'filters' | 'sort'>>;

/** Applies changed filters and sorting after a pause, or at once when the user closes the menu. */
export class FilteringViewModel {
  private unapplied: FilterChanges = {};
  private changeCount = 0;
  private records: RecordsViewModel | undefined = undefined;

  constructor(private readonly clock: Clock) {
    makeStateObservable(this);
  }

  get filters(): readonly Filter[] {
    return this.unapplied.filters ?? this.records?.criteria?.filters ?? [];
  }

  get sort(): readonly Sort[] {
    return this.unapplied.sort ?? this.records?.criteria?.sort ?? [];
  }

  get canReset() {
    const { criteria } = this.records ?? {};
    return criteria !== undefined && canReset({ ...criteria, filters: this.filters, sort: this.sort });
  }

  activate(records: RecordsViewModel) {
    this.attach(records);
    const stop = reaction(
      () => JSON.stringify([records.criteria?.filters, records.criteria?.sort]),
      this.discardUnapplied, // the address changed
    );
    return () => {
      stop();
      this.discardUnapplied();
    };
  }

  change(chosen: FilterChanges) {
    this.unapplied = { ...this.unapplied, ...chosen };
    this.changeCount += 1;
    void this.applyLater(this.changeCount);
  }

  apply() {
    const { unapplied, records } = this;
    this.discardUnapplied();
    if (records?.criteria && Object.keys(unapplied).length > 0)
      records.apply(withCriteria(records.criteria, unapplied));
  }

  reset() {
    this.discardUnapplied();
    if (this.records?.criteria) this.records.apply(clearFiltersAndSort(this.records.criteria));
  }

  private async applyLater(changeCount: number) {
    await this.clock.wait(limits.filterWaitMs);
    if (changeCount === this.changeCount) this.apply();
  }

  private attach(records: RecordsViewModel) {
    this.records = records;
  }

  private discardUnapplied() {
    this.changeCount += 1;
    this.unapplied = {};
  }
}
