import type * as v from 'valibot';
import { wireLimits } from '#contract/limits.ts';
import { type WireWebhook, wireWebhookCreate, wireWebhookUpdate } from '#contract/webhooks/webhook.ts';
import { seal, unseal } from '../../auth/keys/sealed-text.ts';
import { isKnownClosed } from '../../outgoing/reachable-addresses.ts';
import { enqueuePing } from '../../webhooks/enqueue-deliveries.ts';
import { notFound, unprocessable } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';
import { changeWebhook, insertWebhook, removeWebhook, type WebhookRow, webhookRow, webhookRows } from './queries.ts';
import { newSecret } from './webhook-secrets.ts';

/** Only owners see webhooks, including their secrets. */
const presentWebhook = (
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

async function findWebhook({ db, id }: CallContext<unknown>) {
  const webhook = await webhookRow(db, id);
  if (!webhook) throw notFound('Webhook', id);
  return webhook;
}

/** Checks the host without DNS; each delivery checks the resolved addresses. */
function checkAddress({ config }: CallContext<unknown>, url: string) {
  if (!URL.canParse(url)) throw unprocessable('The URL is invalid');
  const { hostname } = new URL(url);
  if (isKnownClosed(hostname, config.fetchAllow))
    throw unprocessable(`${hostname} is not a public address. Add it to FETCH_ALLOW to allow it`);
}

async function create(call: CallContext<v.InferOutput<typeof wireWebhookCreate>>) {
  const { db, secrets, body } = call;
  checkAddress(call, body.url);
  const webhook = { ...body, secret_cipher: seal(newSecret(), secrets.cipherKey) };
  const { max } = wireLimits.webhooks;
  const made = await inTransaction(db, (trx) => insertWebhook(trx, webhook, max));
  if (!made) throw unprocessable(`The limit of ${max} webhooks is reached. Delete one first`);
  return presentWebhook(made, secrets.cipherKey);
}

async function change(call: CallContext<v.InferOutput<typeof wireWebhookUpdate>>) {
  const { db, secrets, body, id } = call;
  if (body.url !== undefined) checkAddress(call, body.url);
  const changed = await changeWebhook(db, id, body);
  if (!changed) throw notFound('Webhook', id);
  return presentWebhook(changed, secrets.cipherKey);
}

async function remove({ db, secrets, id }: CallContext) {
  const removed = await removeWebhook(db, id);
  if (!removed) throw notFound('Webhook', id);
  return presentWebhook(removed, secrets.cipherKey);
}

export function webhookRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const owners = { may: 'owners manage webhooks' } as const;
  return [
    route('GET', '/webhooks', {
      ...owners,
      find: noSubject,
      handle: async ({ db, secrets }) => ({
        items: (await webhookRows(db)).map((row) => presentWebhook(row, secrets.cipherKey)),
      }),
    }),
    route('POST', '/webhooks', { ...owners, find: noSubject, body: wireWebhookCreate, status: 201, handle: create }),
    route('PATCH', '/webhooks/:webhook_id', { ...owners, find: findWebhook, body: wireWebhookUpdate, handle: change }),
    route('DELETE', '/webhooks/:webhook_id', { ...owners, find: findWebhook, handle: remove }),
    route('POST', '/webhooks/:webhook_id/ping', {
      ...owners,
      find: findWebhook,
      status: 204,
      handle: async ({ db, id }) => inTransaction(db, (trx) => enqueuePing(trx, id)),
    }),
  ];
}
