import type { Time } from './column.ts';

/** Records that annotators have open, so that no others get them. */
export interface Leases {
  readonly ds: number;
  readonly seq: number;
  readonly user_n: number;
  readonly expires_at: Time;
}

export interface Instance {
  readonly id: 1;
  /** Fingerprint of the secrets. */
  readonly secrets_mark: Buffer;
}
