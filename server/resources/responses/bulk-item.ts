import type { WireResponsesBulkResult } from '#contract/annotation/response.ts';
import { Refusal } from '../shared/refusal.ts';

export type Outcome = WireResponsesBulkResult['items'][number];

function detailOf({ body, status }: Refusal): string {
  if (status === 403) return 'argilla.api.errors::ForbiddenOperationError(detail=Operation not allowed)';
  const detail = 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' ? detail : JSON.stringify(detail);
}

export const failed = (refusal: Refusal): Outcome => ({ item: null, error: { detail: detailOf(refusal) } });

/** Undefined if `work` succeeds. */
export function refusalOf(work: () => void): Outcome | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return failed(error);
    throw error;
  }
}
