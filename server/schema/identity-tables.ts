import type { Time } from './column.ts';

export interface Identities {
  /** URL of the provider. */
  readonly issuer: string;
  /** User id at the provider. */
  readonly subject: string;
  readonly user_id: string;
  readonly inserted_at: Time;
}

export interface UsedOAuthStates {
  readonly state: string;
  readonly expires_at: Time;
}
