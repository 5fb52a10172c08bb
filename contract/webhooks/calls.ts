import type { Call } from '../call.ts';
import { wireWebhook, wireWebhookCreate, wireWebhooks, wireWebhookUpdate } from './webhook.ts';

export const webhooksCalls = {
  listWebhooks: { method: 'GET', path: '/api/v1/webhooks', status: 200, response: wireWebhooks },
  createWebhook: {
    method: 'POST',
    path: '/api/v1/webhooks',
    request: wireWebhookCreate,
    status: 201,
    response: wireWebhook,
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/api/v1/webhooks/:id',
    request: wireWebhookUpdate,
    status: 200,
    response: wireWebhook,
  },
  deleteWebhook: { method: 'DELETE', path: '/api/v1/webhooks/:id', status: 200, response: wireWebhook },
  pingWebhook: { method: 'POST', path: '/api/v1/webhooks/:id/ping', status: 204 },
} as const satisfies Record<string, Call>;
