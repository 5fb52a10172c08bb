import { compareStructural } from 'mobx';
import type { ImportFromFile, InspectedFile } from '#application/creation/import-from-file.ts';
import type { RunningRead } from '#application/ports/creation/row-reader.ts';
import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { UnreadableReason } from '#domain/creation/portable/read-rows.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import { rowMapping } from '#domain/creation/portable/row-mapping.ts';
import { limits } from '#domain/shared/limits.ts';
import { debouncedReaction } from '../../annotation/preview/debounced-reaction.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

export interface PlannedFile {
  readonly known: InspectedFile;
  readonly plan: DatasetPlan;
}

/** Checks the rows again once their mapping has not changed for a while; the last result shows until then. */
export class RowChecking {
  found: RowCheck | undefined = undefined;
  private readonly checking = new Task();
  private check: RunningRead<RowCheck> | undefined = undefined;

  constructor(private readonly importFromFile: ImportFromFile) {
    makeStateObservable(this);
  }

  get isRunning() {
    return this.checking.isRunning;
  }

  watch(planned: () => PlannedFile | undefined) {
    const checked = () => {
      const { known, plan } = planned() ?? {};
      return [known?.file.name, known?.file.size, known?.facts, plan && rowMapping(plan)];
    };
    const stop = debouncedReaction(checked, () => this.start(planned()), {
      waitMs: limits.filterWaitMs,
      equals: compareStructural,
    });
    return () => {
      stop();
      this.start(undefined);
    };
  }

  private start(planned: PlannedFile | undefined) {
    this.check?.cancel();
    this.checking.cancel();
    if (!planned) return this.show(undefined);
    const check = this.importFromFile.checkRows(planned.plan, planned.known);
    this.check = check;
    void this.checking.run(() => check.done, this.show);
  }

  private show(check: RowCheck | UnreadableReason | undefined) {
    this.found = typeof check === 'string' ? undefined : check;
  }
}
