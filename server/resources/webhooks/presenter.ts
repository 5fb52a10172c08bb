import type { WireWebhook } from '#contract/webhooks/webhook.ts';
import { unseal } from '../../auth/keys/sealed-text.ts';
import type { WebhookRow } from './queries.ts';

/** Only owners get to see webhooks, so the secret is among what is shown. */
export const presentWebhook = (
  { id, url, secret_cipher, events, enabled, description, inserted_at, updated_at }: WebhookRow,
  cipherKey: Uint8Array,
): WireWebhook => ({
  id,
  url,
  secret: unseal(secret_cipher, cipherKey),
  events,
  enabled,
  description,
  inserted_at,
  updated_at,
});
