import type { RowSource } from '#domain/creation/source/row-source.ts';
import { isSame } from '#domain/shared/edit.ts';
import type { PlanHistory, PlanSteps } from './plan-history.ts';

interface StoredPlan {
  readonly source: RowSource;
  readonly steps: PlanSteps;
}

/** Keeps unfinished plans by user and source, in memory. */
export class UnfinishedPlans {
  private readonly stored = new Map<string, StoredPlan>();

  store(userId: string, source: RowSource, { steps }: PlanHistory): void {
    this.stored.set(keyOf(userId, source), { source, steps });
  }

  /** Restores a plan if its source has not changed; returns whether it did. */
  restore(userId: string, source: RowSource, history: PlanHistory): boolean {
    const place = keyOf(userId, source);
    const kept = this.stored.get(place);
    this.stored.delete(place);
    if (!kept || !isSame(kept.source, source)) return false;
    history.restore(kept.steps);
    return true;
  }
}

const keyOf = (userId: string, { kind, id }: RowSource) => `${userId} ${kind} ${id}`;
