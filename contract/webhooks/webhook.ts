import * as v from 'valibot';
import { wireLimits } from '../limits.ts';
import { itemsOf, list, orNull, text } from '../schemas.ts';

export const wireWebhookEvents = [
  'dataset.created',
  'dataset.updated',
  'dataset.deleted',
  'dataset.published',
  'record.created',
  'record.updated',
  'record.deleted',
  'record.completed',
  'response.created',
  'response.updated',
  'response.deleted',
] as const;
export type WireWebhookEvent = (typeof wireWebhookEvents)[number];

export const wireWebhook = v.object({
  id: v.string(),
  url: v.string(),
  /** Null if the server cannot decrypt it with its current key. */
  secret: orNull(v.string()),
  events: v.array(v.string()),
  enabled: v.boolean(),
  description: orNull(v.string()),
  inserted_at: v.string(),
  updated_at: v.string(),
});
export type WireWebhook = v.InferOutput<typeof wireWebhook>;

export const wireWebhooks = itemsOf(wireWebhook);

/** Without credentials: every owner could read them. */
const webAddress = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

const url = v.pipe(
  text(wireLimits.webhookUrl),
  v.regex(webAddress, 'Input should be an http or https URL without username and password'),
);
const events = v.pipe(
  list(v.picklist(wireWebhookEvents), wireLimits.webhookEvents),
  v.check((all) => new Set(all).size === all.length, 'List should have unique items'),
);
const description = v.nullable(text(wireLimits.webhookDescription));

export const wireWebhookCreate = v.object({ url, events, description: v.optional(description, null) });

export const wireWebhookUpdate = v.object({
  url: v.exactOptional(url),
  events: v.exactOptional(events),
  enabled: v.exactOptional(v.boolean()),
  description: v.exactOptional(description),
});
