import { type RawBuilder, sql } from 'kysely';

/** UTC with microseconds and without a zone. */
export const timeText = (time: RawBuilder<unknown>) =>
  sql<string>`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

export const wireTime = (column: string) => timeText(sql.ref(column));

export const wireTimes = (table: string) =>
  [wireTime(`${table}.inserted_at`).as('inserted_at'), wireTime(`${table}.updated_at`).as('updated_at')] as const;
