import type { Generated } from 'kysely';
import type { JsonObject, NullableJson, Time, Times } from './column.ts';

export type JobStatus =
  | 'queued'
  | 'started'
  | 'scheduled'
  | 'deferred'
  | 'finished'
  | 'failed'
  | 'stopped'
  | 'canceled';

export interface Jobs extends Times {
  readonly id: Generated<string>;
  readonly kind: string;
  readonly dataset_id: string | null;
  readonly status: Generated<JobStatus>;
  readonly payload: NullableJson<JsonObject>;
  readonly progress: NullableJson<JsonObject>;
  readonly error: string | null;
  /** How often it was begun: whoever began it last has it. */
  readonly attempts: Generated<number>;
  /** How often it failed since it last got on. */
  readonly failures: Generated<number>;
  readonly locked_until: Time | null;
  /** When it is due; while it is being done, the end of the lease. */
  readonly run_after: Time;
}

export interface Webhooks extends Times {
  readonly id: Generated<string>;
  readonly url: string;
  readonly secret_cipher: Buffer;
  readonly enabled: Generated<boolean>;
  readonly events: string[];
  readonly description: string | null;
  /** How often it failed since it last took something. */
  readonly failures: Generated<number>;
  /** After a failure nothing is sent for a while. */
  readonly paused_until: Time | null;
}
