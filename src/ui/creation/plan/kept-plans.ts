import type { RowSource } from '#domain/creation/source/row-source.ts';
import { isSame } from '#domain/shared/edit.ts';
import type { PlanHistory, PlanSteps } from './plan-history.ts';

interface Kept {
  readonly source: RowSource;
  readonly steps: PlanSteps;
}

/** What somebody has prepared and not made when they left: it is there again with the same source. */
export class KeptPlans {
  private readonly kept = new Map<string, Kept>();

  keep(userId: string, source: RowSource, { steps }: PlanHistory): void {
    this.kept.set(placeOf(userId, source), { source, steps });
  }

  /** Goes on with what was kept, if it was of this very source. */
  resume(userId: string, source: RowSource, history: PlanHistory): boolean {
    const place = placeOf(userId, source);
    const kept = this.kept.get(place);
    this.kept.delete(place);
    if (!kept || !isSame(kept.source, source)) return false;
    history.resume(kept.steps);
    return true;
  }
}

const placeOf = (userId: string, { kind, id }: RowSource) => `${userId} ${kind} ${id}`;
