import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { type Closers, type OpenDatabase, openDatabase } from './engine/open-database.ts';
import { openForRequests } from './engine/open-for-requests.ts';
import type { Logger } from './log.ts';
import { DiskSpace } from './operation/disk-space.ts';
import type { AnsweredRequest } from './operation/metrics.ts';
import { openOperation } from './operation/open-operation.ts';
import type { Product } from './product.ts';
import { secretsIn, secretsLost } from './secrets.ts';
import { StartError } from './start-error.ts';
import { listen } from './web/listen.ts';
import { proxyTo } from './web/proxy.ts';
import type { RequestHandler } from './web/request-handler.ts';
import { createWebApp } from './web/web-app.ts';

export interface BackendOptions {
  readonly config: Config;
  /** Used without the setting `DATA_DIR`. */
  readonly presetDataDir: string;
  readonly log: Logger;
  /** Prints a line for the user. */
  readonly say: (line: string) => void;
}

export interface StartOptions extends BackendOptions {
  readonly webRoot: string;
}

export interface Running {
  readonly address: string;
  /** Resolves with the reason when the server cannot go on. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

export interface Backend {
  readonly answer: RequestHandler;
  /** Health, readiness and metrics. */
  readonly operation: RequestHandler;
  readonly lost: Promise<string>;
  /** Fails readiness and ends event streams, before the server stops. */
  drain(): void;
}

export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

async function refuseUnsafeHost<Schema>({ host, ownerPassword }: Config, db: Kysely<Schema>, product: Product<Schema>) {
  if (isLoopback(host)) return;
  const willBePersonal = ownerPassword !== undefined && !(await product.hasOwner(db));
  if (willBePersonal || (await product.ownerPasswordIsPersonal(db))) return;
  throw new StartError(
    `Refusing to listen on ${host} while an owner has a generated password. Set OWNER_PASSWORD at the first start, or change the password with postil user password.`,
    2,
  );
}

/** Other processes on the database could not read tokens signed with other secrets. */
async function refuseOtherSecrets<Schema>({ dataDir, db, secrets }: OpenDatabase<Schema>, product: Product<Schema>) {
  if (await product.secretsMatch(db, secrets)) return;
  throw new StartError(
    `The secrets in ${secretsIn(dataDir)} do not match the database. Copy the file from the data folder that the database was created with, or use that folder. ${secretsLost}`,
  );
}

async function openOwnBackend<Schema>(
  options: BackendOptions,
  product: Product<Schema>,
  closers: Closers,
): Promise<Backend> {
  const { config, log, say } = options;
  const opened = await openDatabase<Schema>(config, options.presetDataDir, closers);
  const { dataDir, db, secrets, engine } = opened;
  await product.migrate(db);
  await refuseOtherSecrets(opened, product);
  await refuseUnsafeHost(config, db, product);
  const isNew = engine.kind !== 'external' && !(await product.hasOwner(db));
  const { generatedPassword } = await product.ensureOwner(db, config.ownerPassword, secrets);
  if (generatedPassword) say(`Sign in as owner with the password ${generatedPassword} (it is not shown again).`);
  if (isNew && config.demo) await product.fillDemo(db);
  say(`Data: ${dataDir} (${engine.description})`);
  engine.onRestart?.(() => log.warn('PostgreSQL stopped unexpectedly and was restarted'));
  for (const warning of engine.warnings) say(`Warning: ${warning}`);
  const work = await product.startBackgroundWork({ db, config, secrets, log, engine });
  closers.push(work.stop);
  const diskSpace = new DiskSpace(engine.kind === 'external' ? undefined : dataDir);
  const operation = await openOperation({
    config,
    say,
    closers,
    isReady: async () => (await product.isReady(db)) && (await diskSpace.isAvailable()),
    mayReadMetrics: (key) => product.isOwnerKey(db, key),
  });
  const { metrics } = operation;
  metrics.watch('postil_jobs', 'Background jobs by status.', () => product.countJobs(db), 'status');
  metrics.watch('postil_event_streams', 'Open event streams, over which browsers receive live changes.', async () => ({
    open: work.live.count(),
  }));
  const observe = (answered: AnsweredRequest) => {
    metrics.observe(answered);
    diskSpace.observe(answered);
  };
  const requests = openForRequests<Schema>({ db, engine, config, metrics }, closers);
  const app = product.createApp({
    db: requests,
    config,
    secrets,
    log,
    live: work.live,
    observe,
    hasDiskSpace: () => diskSpace.isAvailable(),
  });
  const drain = () => {
    operation.drain();
    work.live.end();
  };
  return { answer: (request, env) => app.fetch(request, env), operation: operation.answer, lost: engine.lost, drain };
}

async function openProxyBackend(root: string, options: BackendOptions, closers: Closers): Promise<Backend> {
  const { config, log, say } = options;
  say(`Serving the web application only. API requests are proxied to ${root}.`);
  const operation = await openOperation({
    config,
    say,
    closers,
    isReady: async () => true,
    mayReadMetrics: async () => false,
  });
  return {
    answer: proxyTo({ root, basePath: config.basePath, trustProxy: config.trustProxy, log }),
    operation: operation.answer,
    lost: new Promise(() => undefined),
    drain: operation.drain,
  };
}

export async function close(closers: Closers) {
  for (const closer of closers.splice(0).reverse()) await closer();
}

export const openBackend = async <Schema>(
  options: BackendOptions,
  product: Product<Schema>,
  closers: Closers,
): Promise<Backend> =>
  options.config.apiUrl
    ? openProxyBackend(options.config.apiUrl, options, closers)
    : openOwnBackend(options, product, closers);

/** Stops everything if a step fails. */
export async function start<Schema>(options: StartOptions, product: Product<Schema>): Promise<Running> {
  const { config, webRoot, say } = options;
  const closers: Closers = [];
  try {
    const backend = await openBackend(options, product, closers);
    const listener = await listen(await createWebApp(config, webRoot, backend.answer, backend.operation), config);
    closers.push(listener.stop, backend.drain);
    if (!isLoopback(config.host))
      say('Warning: plain HTTP sends passwords unencrypted. Put a reverse proxy with TLS in front of the server.');
    say(`Postil runs on ${listener.address}`);
    return { address: listener.address, lost: backend.lost, stop: () => close(closers) };
  } catch (error) {
    await close(closers);
    throw error;
  }
}
