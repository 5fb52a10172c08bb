import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/caller.ts';

/** Between 0 and 1, the same for a record, user and question each time. */
const chance = ({
  id,
}: Caller) => sql`(('x' || substr(md5(r.id::text || ${id}::text || q.id::text), 1, 8))::bit(32)::bigint
  / 4294967296.0)`;

/** Whether an annotator sees suggestions for the question `q` on the record `r` without revealing them. */
export const isShown = (caller: Caller): RawBuilder<boolean> => sql`(q.suggestions_shown = 'always'
  OR q.suggestions_shown = 'on_share' AND ${chance(caller)} < q.shown_share)`;
