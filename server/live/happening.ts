import type { WireWebhookEvent } from '#contract/webhooks/webhook.ts';

/** Something that changed in a dataset: what webhooks tell, and beside it changes of its settings. */
export interface DatasetHappening {
  readonly type: WireWebhookEvent | 'settings.updated';
  readonly datasetId: string;
  /** The records or responses that it happened to. */
  readonly ids?: readonly string[];
}

/** Others than before may see some datasets. */
interface AudienceHappening {
  readonly type: 'audience.updated';
}

export type Happening = DatasetHappening | AudienceHappening;
