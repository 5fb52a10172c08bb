import { sql } from 'kysely';
import { unseal } from '../auth/keys/sealed-text.ts';
import { type JobKind, type JobRun, PermanentFailure, Postponed, RetryLater, retryAfter } from '../jobs/job.ts';
import { retryAfterSeconds } from '../outgoing/retry-after.ts';
import { ClosedAddress, type Reply, send } from '../outgoing/send.ts';
import { withTimeLimit } from '../outgoing/time-limit.ts';
import type { AppDeps } from '../resources/shared/route.ts';
import type { JsonObject } from '../schema/column.ts';
import type { Db } from '../schema/database.ts';
import { signedHeaders } from './signature.ts';

const timeoutMs = 10_000;
const maxPauseSeconds = 300;
const maxAgeMs = 86_400_000;
const agent = 'Postil-Webhooks/1';

interface Payload {
  readonly webhook_id: string;
  readonly is_ping?: boolean;
  readonly message: JsonObject & { readonly timestamp: string };
}

const target = (db: Db, id: string) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'secret_cipher', 'enabled', 'failures'])
    .select(sql<number | null>`extract(epoch FROM paused_until - now())::float8`.as('pause'))
    .where('id', '=', id)
    .executeTakeFirst();

type Target = NonNullable<Awaited<ReturnType<typeof target>>>;

/** Pauses the webhook: retries of one must not delay others. */
async function storeFailure(db: Db, { id, failures }: Target) {
  const seconds = Math.min(2 ** failures, maxPauseSeconds);
  await db
    .updateTable('webhooks')
    .set({ failures: failures + 1, paused_until: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}

async function storeSuccess(db: Db, { id, failures }: Target) {
  if (failures === 0) return;
  await db.updateTable('webhooks').set({ failures: 0, paused_until: null }).where('id', '=', id).execute();
}

async function post({ config, secrets }: AppDeps, job: JobRun, { url, secret_cipher }: Target, message: JsonObject) {
  const secret = unseal(secret_cipher, secrets.cipherKey);
  if (secret === null)
    throw new PermanentFailure('The secret of the webhook cannot be decrypted. Delete the webhook and create it again');
  const body = JSON.stringify(message);
  const signed = signedHeaders({ id: job.id, timestamp: Math.floor(Date.now() / 1000), body }, secret);
  const headers = { 'content-type': 'application/json', 'user-agent': agent, ...signed };
  return withTimeLimit(timeoutMs, job.signal, (signal) => send({ url, headers, body, signal }, config.fetchAllow));
}

const mayWorkLater = ({ status }: Reply) => status >= 500 || status === 429 || status === 408;
const isAccepted = ({ status }: Reply) => status >= 200 && status < 300;

async function attempt(deps: AppDeps, job: JobRun, webhook: Target, message: JsonObject): Promise<Reply> {
  try {
    return await post(deps, job, webhook, message);
  } catch (error) {
    if (error instanceof PermanentFailure) throw error;
    if (error instanceof ClosedAddress) throw new PermanentFailure(error.message);
    if (!job.signal.aborted) await storeFailure(deps.db, webhook);
    throw new RetryLater('The webhook URL could not be reached');
  }
}

async function deliver(job: JobRun, deps: AppDeps): Promise<void> {
  const { webhook_id, is_ping = false, message } = job.payload as unknown as Payload;
  const webhook = await target(deps.db, webhook_id);
  if (!webhook || !(webhook.enabled || is_ping)) return;
  if (Date.now() - Date.parse(message.timestamp) > maxAgeMs)
    throw new PermanentFailure('The event could not be delivered within a day');
  if (webhook.pause !== null && webhook.pause > 0) throw new Postponed(webhook.pause);
  const reply = await attempt(deps, job, webhook, message);
  if (isAccepted(reply)) return storeSuccess(deps.db, webhook);
  if (!mayWorkLater(reply)) throw new PermanentFailure(`The webhook URL responded with status ${reply.status}`);
  await storeFailure(deps.db, webhook);
  throw new RetryLater(`The webhook URL responded with status ${reply.status}`, retryAfterSeconds(reply.retryAfter));
}

/** Eight attempts within a day. */
export const delivery: JobKind = {
  run: deliver,
  retryDelay: retryAfter(5, 60, 300, 1800, 7200, 18_000, 36_000),
  isDeletedWhenDone: true,
};
