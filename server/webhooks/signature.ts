import { createHmac } from 'node:crypto';

export const secretPrefix = 'whsec_';

export interface Message {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** Headers of Standard Webhooks, which prove the sender. */
export function signedHeaders({ id, timestamp, body }: Message, secret: string): Readonly<Record<string, string>> {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': `v1,${signature}` };
}
