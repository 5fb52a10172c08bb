import { readId } from '../shared/read-request.ts';
import { type AppDeps, type Call, guard, nothing, type Route } from '../shared/route.ts';
import { findDataset } from './find-dataset.ts';
import { presentDataset, presentMetrics, presentProgress } from './presenter.ts';
import { datasetCounters, userCounters } from './progress-queries.ts';
import { datasetsOf } from './queries.ts';

function askedWorkspace({ request }: Call) {
  const asked = request.query('workspace_id');
  return asked === undefined ? undefined : readId(asked, 'query', 'workspace_id');
}

export function datasetRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const readable = { find: findDataset, may: 'owners and members read a dataset' } as const;
  return [
    route('GET', '/me/datasets', {
      find: nothing,
      may: 'everybody with an account',
      handle: async (call) => ({
        items: (await datasetsOf(call.db, call.caller, askedWorkspace(call))).map(presentDataset),
      }),
    }),
    route('GET', '/datasets/:dataset_id', { ...readable, handle: async (_, dataset) => presentDataset(dataset) }),
    route('GET', '/datasets/:dataset_id/progress', {
      ...readable,
      handle: async ({ db }, { ds }) => presentProgress(await datasetCounters(db, ds)),
    }),
    route('GET', '/me/datasets/:dataset_id/metrics', {
      ...readable,
      handle: async ({ db, caller }, { ds }) =>
        presentMetrics(await datasetCounters(db, ds), await userCounters(db, ds, caller.n)),
    }),
  ];
}
