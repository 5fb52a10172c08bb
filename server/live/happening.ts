export const datasetEvents = ['dataset.created', 'dataset.updated', 'dataset.published', 'dataset.deleted'] as const;
export const recordEvents = ['record.created', 'record.updated', 'record.completed', 'record.deleted'] as const;
export const responseEvents = ['response.created', 'response.updated', 'response.deleted'] as const;
export const webhookEvents = [...datasetEvents, ...recordEvents, ...responseEvents] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Something that changed in a dataset: what webhooks tell, and beside it changes of its settings. */
export interface Happening {
  readonly type: WebhookEvent | 'settings.updated';
  readonly datasetId: string;
  /** The records or responses that it happened to. */
  readonly ids?: readonly string[];
}
