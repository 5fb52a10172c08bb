import type { WireWebhookEvent } from '#contract/webhooks/webhook.ts';

/** Something that changed in a dataset: what webhooks tell, and beside it changes of its settings. */
export interface DatasetEvent {
  readonly type: WireWebhookEvent | 'settings.updated';
  readonly datasetId: string;
  /** The records or responses that it happened to. */
  readonly ids?: readonly string[];
}

/** Others than before may see some datasets. */
interface AccessEvent {
  readonly type: 'audience.updated';
}

export type ChangeEvent = DatasetEvent | AccessEvent;
