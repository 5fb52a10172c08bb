import { wireDuplication, wireMove } from '#contract/datasets/moving.ts';
import { checkQuery } from '../shared/read-request.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { duplicateDataset } from './duplicate.ts';
import { findWithTarget, moveDataset, moveEffect } from './move.ts';

const targetIn = ({ body }: CallContext<unknown>) => (body as { readonly workspace_id: string }).workspace_id;
const queriedTarget = ({ request }: CallContext<unknown>) => checkQuery(wireMove, request).workspace_id;

export function movingRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const may = 'owners and admins of both workspaces move and duplicate a dataset';
  const withBody = { find: (call: CallContext<unknown>) => findWithTarget(call, targetIn(call)), may } as const;
  return [
    route('GET', '/datasets/:dataset_id/move', {
      find: (call) => findWithTarget(call, queriedTarget(call)),
      may,
      handle: (call, dataset) => moveEffect(call.db, dataset, queriedTarget(call)),
    }),
    route('POST', '/datasets/:dataset_id/move', { ...withBody, body: wireMove, handle: moveDataset }),
    route('POST', '/datasets/:dataset_id/duplicate', {
      ...withBody,
      body: wireDuplication,
      status: 201,
      handle: duplicateDataset,
    }),
  ];
}
