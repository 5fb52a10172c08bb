import type { WireWebhookEvent } from '#contract/webhooks/webhook.ts';

export interface DatasetEvent {
  readonly type: WireWebhookEvent | 'settings.updated';
  readonly datasetId: string;
  /** Ids of the records or responses. */
  readonly ids?: readonly string[];
}

/** Some users may see other datasets than before. */
interface AccessEvent {
  readonly type: 'audience.updated';
}

export type ChangeEvent = DatasetEvent | AccessEvent;
