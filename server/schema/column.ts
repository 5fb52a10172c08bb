import type { ColumnType } from 'kysely';

/** Read as text in the wire's own format (`wireTime`): a Date would lose the microseconds. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text: the drivers would send an array as an array of PostgreSQL. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface Times {
  readonly inserted_at: Time;
  readonly updated_at: Time;
}

export type JsonObject = Readonly<Record<string, unknown>>;
