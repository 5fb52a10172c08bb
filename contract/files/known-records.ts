import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list } from '../schemas.ts';

export const wireKnownRecordsRequest = v.object({ external_ids: list(v.string(), wireLimits.knownRecords) });

/** External ids of the request that exist in the dataset. */
export const wireKnownRecords = v.object({ external_ids: v.array(v.string()) });
