import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list } from '../schemas.ts';

/** External ids that somebody wonders about. */
export const wireKnownRecordsRequest = v.object({ external_ids: list(v.string(), wireLimits.knownRecords) });

/** Those of them that records have. */
export const wireKnownRecords = v.object({ external_ids: v.array(v.string()) });
