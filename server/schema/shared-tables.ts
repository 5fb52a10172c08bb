import type { Time } from './column.ts';

/** Records that are in front of somebody, so that no more people get them than they need. */
export interface Leases {
  readonly ds: number;
  readonly seq: number;
  readonly user_n: number;
  readonly expires_at: Time;
}

/** What there is once. */
export interface Instance {
  readonly id: 1;
  /** By which the secrets that this database is used with are known again, without being told. */
  readonly secrets_mark: Buffer;
}
