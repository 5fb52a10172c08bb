import { seesAllResponses, seesHiddenMetadata } from '../../auth/policies.ts';
import type { Call } from '../shared/route.ts';
import { type Include, includeEverything } from './include.ts';
import type { RecordView } from './queries.ts';

interface Shown {
  readonly ds: number;
  readonly id: string;
}

/** With the caller's own responses only. */
export const viewOf = ({ caller }: Call<unknown>, { ds, id }: Shown, include: Include): RecordView => ({
  ds,
  datasetId: id,
  caller,
  include,
  responsesOfAll: false,
  withHiddenMetadata: seesHiddenMetadata(caller),
});

/** With everything that the caller may see. */
export const wholeRecords = (call: Call<unknown>, dataset: Shown): RecordView => ({
  ...viewOf(call, dataset, includeEverything),
  responsesOfAll: seesAllResponses(call.caller),
});
