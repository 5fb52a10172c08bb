import { seesAllResponses, seesHidden } from '../../auth/policies.ts';
import type { CallContext } from '../shared/route.ts';
import { type Include, includeEverything } from './include.ts';
import type { RecordView } from './queries.ts';

interface ViewedDataset {
  readonly ds: number;
  readonly id: string;
}

/** Includes only the caller's responses. */
export const viewOf = ({ caller }: CallContext<unknown>, { ds, id }: ViewedDataset, include: Include): RecordView => ({
  ds,
  datasetId: id,
  caller,
  include,
  responsesOfAll: false,
  withHidden: seesHidden(caller),
});

/** Includes everything that the caller may see. */
export const fullView = (call: CallContext<unknown>, dataset: ViewedDataset): RecordView => ({
  ...viewOf(call, dataset, includeEverything),
  responsesOfAll: seesAllResponses(call.caller),
});
