import { authenticate } from '../../auth/authenticate.ts';
import { policies } from '../../auth/policies.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import type { AppDeps, CallContext } from '../shared/route.ts';
import { DatasetChannel, type Listener } from './dataset-channel.ts';
import type { OpenStream } from './streams.ts';

export const reauthenticate = (call: CallContext) => authenticate(call.request, call.db, call.secrets.signingKey);

/** Still signed in, member, and the dataset exists. */
async function mayStillRead(call: CallContext) {
  const caller = await reauthenticate(call);
  return policies['owners and workspace members read a dataset'](caller, await findDataset({ ...call, caller }));
}

/** Clients may have lost events before a reconnect. */
export const isReconnect = ({ request }: CallContext): boolean => request.header('Last-Event-ID') !== undefined;

interface OpenDatasetChannel {
  readonly channel: DatasetChannel;
  readonly close: () => void;
}

export function datasetStreams(
  deps: AppDeps,
  openStream: OpenStream,
): (call: CallContext, dataset: FoundDataset) => Promise<Response> {
  const channels = new Map<string, OpenDatasetChannel>();

  const open = (dataset: FoundDataset): OpenDatasetChannel => {
    const channel = new DatasetChannel(deps, dataset);
    const opened = { channel, close: deps.live.watch(dataset.id, channel) };
    channels.set(dataset.id, opened);
    return opened;
  };

  const unsubscribe = (datasetId: string, { channel, close }: OpenDatasetChannel, listener: Listener) => {
    channel.unsubscribe(listener);
    if (channel.size > 0 || channels.get(datasetId)?.channel !== channel) return;
    channels.delete(datasetId);
    close();
  };

  return async (call, dataset) =>
    openStream(call, {
      subscribe: ({ send, end }) => {
        const opened = channels.get(dataset.id) ?? open(dataset);
        const listener: Listener = { userN: call.caller.n, send, end };
        opened.channel.subscribe(listener, isReconnect(call));
        return () => unsubscribe(dataset.id, opened, listener);
      },
      isStillAllowed: () => mayStillRead(call),
    });
}
