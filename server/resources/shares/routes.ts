import type { WireShares } from '#contract/datasets/shares.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { CostBasedCache } from './cost-based-cache.ts';
import { countByPerson } from './count-by-person.ts';
import { countShares } from './count-shares.ts';

export function sharesRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const counted = new CostBasedCache<WireShares>();
  const may = 'owners and workspace admins read all responses';
  return [
    route('GET', '/datasets/:dataset_id/people', { find: findDataset, may, handle: countByPerson }),
    route('GET', '/datasets/:dataset_id/shares', {
      find: findDataset,
      may,
      handle: ({ db }, dataset) => counted.get(dataset.ds, () => countShares(db, dataset)),
    }),
  ];
}
