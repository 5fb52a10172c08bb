import type { WireFilter, WireFilterScope } from './search-filter.ts';

export const termsFilter = (scope: WireFilterScope, values: string[]): WireFilter => ({ type: 'terms', scope, values });

/** Filters for the records of a status; a pending search leaves out records that other annotators have completed. */
export function statusFilters(status: string): WireFilter[] {
  if (status === 'all') return [];
  if (status === 'completed') return [termsFilter({ entity: 'record', property: 'status' }, ['completed'])];
  const own = termsFilter({ entity: 'response', property: 'status' }, [status]);
  return status === 'pending' ? [own, termsFilter({ entity: 'record', property: 'status' }, ['pending'])] : [own];
}
