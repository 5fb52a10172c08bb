import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import { startRunner } from './jobs/runner.ts';
import { noChannel } from './live/channel.ts';
import type { LiveHub } from './live/live-hub.ts';
import { openHub } from './live/open-hub.ts';
import { postgresChannel } from './live/postgres-channel.ts';
import type { Logger } from './log.ts';
import type { Database } from './schema/database.ts';
import { startReindexing } from './search/text/start-reindexing.ts';
import type { Secrets } from './secrets.ts';

export interface WorkDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly engine: Engine;
}

/** What goes on beside the answering of requests. */
export interface Work {
  readonly live: LiveHub;
  stop(): Promise<void>;
}

export async function startWork(deps: WorkDeps<Database>): Promise<Work> {
  const { shared } = deps.engine;
  const live = await openHub(shared ? postgresChannel(shared, deps.log) : noChannel);
  const runner = startRunner({ ...deps, live });
  const reindexing = startReindexing(deps);
  return {
    live,
    async stop() {
      await Promise.all([runner.stop(), reindexing.stop()]);
      await live.stop();
    },
  };
}
