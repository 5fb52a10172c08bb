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
  /** The process of the last attempt owns the job. */
  readonly attempts: Generated<number>;
  /** Failures since the last progress. */
  readonly failures: Generated<number>;
  readonly locked_until: Time | null;
  /** Due time; end of the lease while the job runs. */
  readonly run_after: Time;
}

export interface Webhooks extends Times {
  readonly id: Generated<string>;
  readonly url: string;
  readonly secret_cipher: Buffer;
  readonly enabled: Generated<boolean>;
  readonly events: string[];
  readonly description: string | null;
  /** Failures since the last success. */
  readonly failures: Generated<number>;
  /** Pause after a failure. */
  readonly paused_until: Time | null;
}
