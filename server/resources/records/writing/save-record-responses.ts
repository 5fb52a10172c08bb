import { sql } from 'kysely';
import type { WireRecordCreate } from '#contract/annotation/record-write.ts';
import type { Db, Trx } from '../../../schema/database.ts';
import type { RecordResponses } from '../../responses/accounting.ts';
import type { ResponseToSave, SaveContext } from '../../responses/save.ts';
import { saveInRounds } from '../../responses/save-many.ts';
import { unprocessable } from '../../shared/refusal.ts';

/** State of a new record. */
export const noResponses: RecordResponses = { status: 'pending', responses: new Map() };

export interface ResponsesOfRecord {
  readonly seq: number;
  readonly responses: WireRecordCreate['responses'];
}

async function userNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'n'])
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(users.map(({ id, n }) => [id, n]));
}

async function toSave(trx: Trx, answers: readonly ResponsesOfRecord[]): Promise<readonly ResponseToSave[]> {
  const ids = new Set(answers.flatMap(({ responses }) => responses.map(({ user_id }) => user_id)));
  const numbers = await userNumbers(trx, [...ids]);
  return answers.flatMap(({ seq, responses }, position) =>
    responses.map(({ user_id, status, values, postil }) => {
      const userN = numbers.get(user_id.toLowerCase());
      if (userN === undefined)
        throw unprocessable(
          `Record at position ${position} is not valid because record does not have valid responses: user with id ${user_id} not found`,
        );
      const own = { suggestionsSeen: postil?.suggestions_seen, blindValues: postil?.blind_values };
      return { seq, userN, status, values: values ?? {}, ...own };
    }),
  );
}

/** In the order of the request. */
export async function saveRecordResponses(
  trx: Trx,
  context: SaveContext,
  records: ReadonlyMap<number, RecordResponses>,
  answers: readonly ResponsesOfRecord[],
): Promise<void> {
  if (answers.every(({ responses }) => responses.length === 0)) return;
  await saveInRounds(trx, context, records, await toSave(trx, answers));
}
