import { compareShallow, reaction } from 'mobx';
import type { ImportFromFile, InspectedFile } from '#application/creation/import-from-file.ts';
import type { RunningRead } from '#application/ports/creation/row-reader.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { RepeatedNamesSummary } from '#domain/creation/portable/column-matching.ts';
import type { UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export interface PlannedFile {
  readonly known: InspectedFile;
  readonly plan: DatasetPlan;
}

export class RepeatedNames {
  found: RepeatedNamesSummary | undefined = undefined;
  private readonly searching = new Task();
  private search: RunningRead<RepeatedNamesSummary> | undefined = undefined;

  constructor(private readonly importFromFile: ImportFromFile) {
    makeStateObservable(this);
  }

  watch(planned: () => PlannedFile | undefined) {
    const named = () => {
      const { known, plan } = planned() ?? {};
      return { file: known?.file, facts: known?.facts, isOfRecords: plan?.source.isOfRecords, by: plan?.externalId };
    };
    const stop = reaction(named, () => this.startSearch(planned()), { equals: compareShallow, fireImmediately: true });
    return () => {
      stop();
      this.reset();
    };
  }

  private startSearch(planned: PlannedFile | undefined) {
    this.reset();
    if (!planned || (!planned.plan.source.isOfRecords && planned.plan.externalId === undefined)) return;
    const search = this.importFromFile.findRepeated(planned.plan, planned.known);
    this.search = search;
    void this.searching.run(() => search.done, this.show);
  }

  private show(repeated: RepeatedNamesSummary | UnreadableReason) {
    this.found = typeof repeated === 'string' ? undefined : repeated;
  }

  private reset() {
    this.search?.cancel();
    this.searching.cancel();
    this.found = undefined;
  }
}
