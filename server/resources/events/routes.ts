import { findDataset } from '../datasets/find-dataset.ts';
import { type AppDeps, type Call, guard, nothing, type Route } from '../shared/route.ts';
import { listening, stillSignedIn, wasAway } from './listen.ts';
import { Lobby } from './lobby.ts';
import { type OpenStream, streams } from './streams.ts';

function listeningToAll(deps: AppDeps, openStream: OpenStream): (call: Call) => Promise<Response> {
  const lobby = new Lobby(deps);
  deps.live.watchAll(lobby);
  return async (call) =>
    openStream(call, {
      enter: ({ send, end }) => lobby.enter({ userN: call.caller.n, send, end }, wasAway(call)),
      mayStay: async () => {
        await stillSignedIn(call);
        lobby.lookAgain();
        return true;
      },
    });
}

/** What happens in a dataset, or in all that somebody may see, as it happens. */
export function eventRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const openStream = streams();
  return [
    route('GET', '/datasets/:dataset_id/events', {
      find: findDataset,
      may: 'owners and members read a dataset',
      handle: listening(deps, openStream),
    }),
    route('GET', '/events', {
      find: nothing,
      may: 'everybody with an account',
      handle: listeningToAll(deps, openStream),
    }),
  ];
}
