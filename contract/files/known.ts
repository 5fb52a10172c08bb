import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { list } from '../parts.ts';

/** External ids that somebody wonders about. */
export const wireKnownOrder = v.object({ external_ids: list(v.string(), wireLimits.knownRecords) });

/** Those of them that records have. */
export const wireKnown = v.object({ external_ids: v.array(v.string()) });
