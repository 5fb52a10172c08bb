import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { AllDatasetsChannel } from './all-datasets-channel.ts';
import { datasetStreams, isReconnect, reauthenticate } from './dataset-streams.ts';
import { type OpenStream, streams } from './streams.ts';

function allDatasetsStreams(deps: AppDeps, openStream: OpenStream): (call: CallContext) => Promise<Response> {
  const channel = new AllDatasetsChannel(deps);
  deps.live.watchAll(channel);
  return async (call) =>
    openStream(call, {
      subscribe: ({ send, end }) => channel.subscribe({ userN: call.caller.n, send, end }, isReconnect(call)),
      isStillAllowed: async () => {
        await reauthenticate(call);
        channel.requestCheck();
        return true;
      },
    });
}

export function eventRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const openStream = streams();
  return [
    route('GET', '/datasets/:dataset_id/events', {
      find: findDataset,
      may: 'owners and workspace members read a dataset',
      handle: datasetStreams(deps, openStream),
    }),
    route('GET', '/events', {
      find: noSubject,
      may: 'every user',
      handle: allDatasetsStreams(deps, openStream),
    }),
  ];
}
