import type { Time } from './column.ts';

export interface Identities {
  /** The provider, by its address. */
  readonly issuer: string;
  /** The name that the provider never gives to somebody else. */
  readonly subject: string;
  readonly user_id: string;
  readonly inserted_at: Time;
}

export interface UsedOAuthStates {
  readonly state: string;
  readonly expires_at: Time;
}
