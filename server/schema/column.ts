import type { ColumnType } from 'kysely';

/** Read as text (`wireTime`): a Date would lose the microseconds. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text: drivers would send arrays as PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface Times {
  readonly inserted_at: Time;
  readonly updated_at: Time;
}

export type JsonObject = Readonly<Record<string, unknown>>;
