import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, type Route } from '../shared/route.ts';
import { listening } from './listen.ts';

/** What happens in a dataset, as it happens. */
export function eventRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/datasets/:dataset_id/events', {
      find: findDataset,
      may: 'owners and members read a dataset',
      handle: listening(deps),
    }),
  ];
}
