import { authenticate } from '../../auth/authenticate.ts';
import { policies } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { tooManyStreams } from '../shared/refusal.ts';
import type { AppDeps, Call } from '../shared/route.ts';
import { eventStream } from './event-stream.ts';
import { type Listener, Room } from './room.ts';

/** A browser that has more tabs open than that polls in the others. */
const mostOfOneUser = 20;
const recheckMilliseconds = 25_000;

/** Signed in still, a member still, the dataset there still. */
async function mayStill(call: Call) {
  const caller = await authenticate(call.request, call.db, call.secrets.signingKey);
  return policies['owners and members read a dataset'](caller, await findDataset({ ...call, caller }));
}

interface OpenRoom {
  readonly room: Room;
  readonly close: () => void;
}

/** The rooms of this process, and how many streams each user has open in it. */
export function listening(deps: AppDeps): (call: Call, dataset: FoundDataset) => Promise<Response> {
  const rooms = new Map<string, OpenRoom>();
  const streams = new Map<string, number>();

  const count = (userId: string, by: 1 | -1) => {
    const now = (streams.get(userId) ?? 0) + by;
    if (now > 0) streams.set(userId, now);
    else streams.delete(userId);
  };

  const open = ({ id, ds }: FoundDataset): OpenRoom => {
    const room = new Room(deps, ds);
    const opened = { room, close: deps.live.watch(id, room) };
    rooms.set(id, opened);
    return opened;
  };

  const leave = (datasetId: string, { room, close }: OpenRoom, listener: Listener) => {
    room.leave(listener);
    if (!room.isEmpty || rooms.get(datasetId)?.room !== room) return;
    rooms.delete(datasetId);
    close();
  };

  return async (call, dataset) => {
    const { caller, request } = call;
    if ((streams.get(caller.id) ?? 0) >= mostOfOneUser) throw tooManyStreams(mostOfOneUser);
    count(caller.id, 1);
    const opened = rooms.get(dataset.id) ?? open(dataset);
    const stream = eventStream(() => {
      clearInterval(recheck);
      count(caller.id, -1);
      leave(dataset.id, opened, listener);
    });
    const listener: Listener = { userN: caller.n, send: stream.send, end: stream.end };
    const check = async () => {
      if (!(await mayStill(call).catch(() => false))) stream.end();
    };
    const recheck = setInterval(() => void check(), recheckMilliseconds);
    opened.room.enter(listener, request.header('Last-Event-ID') !== undefined);
    return stream.response;
  };
}
