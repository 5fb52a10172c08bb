import { sql } from 'kysely';
import type { WireSuggestions } from '#contract/annotation/suggestion.ts';
import { seesHidden } from '../../auth/policies.ts';
import type { Trx } from '../../schema/database.ts';
import { fixed } from '../../schema/prepared.ts';
import type { RecordRef } from '../records/queries.ts';
import { lockRecords } from '../responses/lock-records.ts';
import type { CallContext } from '../shared/route.ts';
import { suggestionsOf } from './queries.ts';
import { isShown } from './shown.ts';

interface Reader {
  readonly ds: number;
  readonly seq: number;
  readonly userN: number;
}

/** The response `re` of the user. */
const own = ({ ds, seq, userN }: Reader) => sql`re.ds = ${fixed(ds)} AND re.user_n = ${userN} AND re.seq = ${seq}`;

/** Answers that the user has submitted to questions whose suggestions may be seen after that. */
async function noteReveals(trx: Trx, reader: Reader) {
  const { ds, seq, userN } = reader;
  await sql`INSERT INTO reveals (ds, user_n, seq, question_n)
    SELECT ${ds}::int, ${userN}::int, ${seq}::bigint, s.question_n
    FROM suggestions s JOIN questions q ON q.n = s.question_n JOIN responses re ON ${own(reader)}
    WHERE s.ds = ${fixed(ds)} AND s.seq = ${seq} AND q.suggestions_shown = 'after_answer'
      AND re.status = 'submitted' AND re."values" ? q.name
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Keeps the answers as they were before the suggestions were seen. */
async function keepBlindValues(trx: Trx, reader: Reader) {
  const { ds, seq, userN } = reader;
  await sql`UPDATE responses re SET blind_values = blind.given || coalesce(re.blind_values, '{}')
    FROM (
      SELECT jsonb_object_agg(q.name, re."values" -> q.name) AS given
      FROM reveals rv JOIN questions q ON q.n = rv.question_n JOIN responses re ON ${own(reader)}
      WHERE rv.ds = ${ds} AND rv.user_n = ${userN} AND rv.seq = ${seq} AND re."values" ? q.name
        AND coalesce(re.suggestions_seen ->> q.name, 'false') = 'false'
    ) AS blind
    WHERE ${own(reader)} AND blind.given IS NOT NULL`.execute(trx);
}

const isRevealed = ({ ds, seq, userN }: Reader) => sql<boolean>`EXISTS (SELECT FROM reveals rv
  WHERE rv.ds = ${ds} AND rv.user_n = ${userN} AND rv.seq = ${seq} AND rv.question_n = q.n)`;

/** Shows an annotator the suggestions for questions that are answered. Admins and owners see all of them anyway. */
export async function revealSuggestions({ db, caller }: CallContext, { ds, seq }: RecordRef): Promise<WireSuggestions> {
  const reader = { ds, seq, userN: caller.n };
  const found = await db.transaction().execute(async (trx) => {
    if (seesHidden(caller)) return suggestionsOf(trx, ds, seq);
    await lockRecords(trx, ds, [seq]);
    await noteReveals(trx, reader);
    await keepBlindValues(trx, reader);
    return suggestionsOf(trx, ds, seq, sql`(${isShown(caller)} OR ${isRevealed(reader)})`);
  });
  return { items: found.map(({ suggestion }) => suggestion) };
}
