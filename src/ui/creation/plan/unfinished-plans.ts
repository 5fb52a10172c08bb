import type { RowSource } from '#domain/creation/source/row-source.ts';
import { isSame } from '#domain/shared/edit.ts';
import type { PlanHistory, PlanSteps } from './plan-history.ts';

interface StoredPlan {
  readonly source: RowSource;
  readonly steps: PlanSteps;
}

/** What somebody has prepared and not made when they left: it is there again with the same source. */
export class UnfinishedPlans {
  private readonly stored = new Map<string, StoredPlan>();

  store(userId: string, source: RowSource, { steps }: PlanHistory): void {
    this.stored.set(keyOf(userId, source), { source, steps });
  }

  /** Goes on with what was kept, if it was of this very source. */
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
