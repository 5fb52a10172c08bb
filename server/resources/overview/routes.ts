import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, guard, noSubject, type Route } from '../shared/route.ts';
import { countOwnAnswers } from './count-own-answers.ts';
import { listOverview, showOverview } from './list-overview.ts';

export function overviewRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  return [
    route('GET', '/datasets', { find: noSubject, may: 'every user', handle: listOverview }),
    route('GET', '/datasets/:dataset_id', {
      find: findDataset,
      may: 'owners and workspace members read a dataset',
      handle: showOverview,
    }),
    route('GET', '/me/answers', { find: noSubject, may: 'every user', handle: countOwnAnswers }),
  ];
}
