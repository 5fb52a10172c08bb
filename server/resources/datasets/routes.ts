import { wireDatasetCreate, wireDatasetsQuery, wireDatasetUpdate } from '#contract/datasets/dataset.ts';
import { checkQuery } from '../shared/read-request.ts';
import { type AppDeps, guard, noSubject, type Route } from '../shared/route.ts';
import { findDataset } from './find-dataset.ts';
import { presentDataset, presentMetrics, presentProgress, presentUsersProgress } from './presenter.ts';
import { countersFor, datasetCounters, progressByUser } from './progress-queries.ts';
import { datasetsOf } from './queries.ts';
import { createOne, deleteOne, publishOne, requestedWorkspace, updateOne } from './write-dataset.ts';

function writingRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const changeable = { find: findDataset, may: 'owners and workspace admins change a dataset' } as const;
  return [
    route('POST', '/datasets', {
      body: wireDatasetCreate,
      find: requestedWorkspace,
      may: 'owners and workspace admins create datasets',
      status: 201,
      handle: createOne,
    }),
    route('PATCH', '/datasets/:dataset_id', { ...changeable, body: wireDatasetUpdate, handle: updateOne }),
    route('PUT', '/datasets/:dataset_id/publish', { ...changeable, handle: publishOne }),
    route('DELETE', '/datasets/:dataset_id', {
      find: findDataset,
      may: 'owners and workspace admins delete a dataset',
      handle: deleteOne,
    }),
  ];
}

function readingRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const readable = { find: findDataset, may: 'owners and workspace members read a dataset' } as const;
  return [
    route('GET', '/me/datasets', {
      find: noSubject,
      may: 'every user',
      handle: async ({ db, caller, request }) => ({
        items: (await datasetsOf(db, caller, checkQuery(wireDatasetsQuery, request))).map(presentDataset),
      }),
    }),
    route('GET', '/datasets/:dataset_id', { ...readable, handle: async (_, dataset) => presentDataset(dataset) }),
    route('GET', '/datasets/:dataset_id/progress', {
      ...readable,
      handle: async ({ db }, dataset) => presentProgress(await datasetCounters(db, dataset)),
    }),
    route('GET', '/datasets/:dataset_id/users/progress', {
      ...readable,
      handle: async ({ db }, { ds }) => presentUsersProgress(await progressByUser(db, ds)),
    }),
    route('GET', '/me/datasets/:dataset_id/metrics', {
      ...readable,
      handle: async ({ db, caller }, dataset) => presentMetrics(await countersFor(db, dataset, caller.n)),
    }),
  ];
}

export const datasetRoutes = (deps: AppDeps): readonly Route[] => [...readingRoutes(deps), ...writingRoutes(deps)];
