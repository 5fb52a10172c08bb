import { authenticate } from '../../auth/authenticate.ts';
import { policies } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import type { AppDeps, Call } from '../shared/route.ts';
import { type Listener, Room } from './room.ts';
import type { OpenStream } from './streams.ts';

export const stillSignedIn = (call: Call) => authenticate(call.request, call.db, call.secrets.signingKey);

/** Signed in still, a member still, the dataset there still. */
async function mayStill(call: Call) {
  const caller = await stillSignedIn(call);
  return policies['owners and members read a dataset'](caller, await findDataset({ ...call, caller }));
}

/** Whoever listened before may have missed something. */
export const wasAway = ({ request }: Call): boolean => request.header('Last-Event-ID') !== undefined;

interface OpenRoom {
  readonly room: Room;
  readonly close: () => void;
}

/** The rooms of this process. */
export function listening(
  deps: AppDeps,
  openStream: OpenStream,
): (call: Call, dataset: FoundDataset) => Promise<Response> {
  const rooms = new Map<string, OpenRoom>();

  const open = (dataset: FoundDataset): OpenRoom => {
    const room = new Room(deps, dataset);
    const opened = { room, close: deps.live.watch(dataset.id, room) };
    rooms.set(dataset.id, opened);
    return opened;
  };

  const leave = (datasetId: string, { room, close }: OpenRoom, listener: Listener) => {
    room.leave(listener);
    if (room.size > 0 || rooms.get(datasetId)?.room !== room) return;
    rooms.delete(datasetId);
    close();
  };

  return async (call, dataset) =>
    openStream(call, {
      enter: ({ send, end }) => {
        const opened = rooms.get(dataset.id) ?? open(dataset);
        const listener: Listener = { userN: call.caller.n, send, end };
        opened.room.enter(listener, wasAway(call));
        return () => leave(dataset.id, opened, listener);
      },
      mayStay: () => mayStill(call),
    });
}
