import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import { startRunner } from './jobs/runner.ts';
import type { ChangeFeed } from './live/change-feed.ts';
import { noMessageBus } from './live/message-bus.ts';
import { openChangeFeed } from './live/open-change-feed.ts';
import { postgresMessageBus } from './live/postgres-message-bus.ts';
import type { Logger } from './log.ts';
import type { Database } from './schema/database.ts';
import { startReindexing } from './search/text/start-reindexing.ts';
import type { Secrets } from './secrets.ts';

export interface BackgroundWorkDeps<Schema> {
  readonly db: Kysely<Schema>;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly engine: Engine;
}

/** Work outside requests. */
export interface BackgroundWork {
  readonly live: ChangeFeed;
  stop(): Promise<void>;
}

export async function startBackgroundWork(deps: BackgroundWorkDeps<Database>): Promise<BackgroundWork> {
  const { shared } = deps.engine;
  const live = await openChangeFeed(shared ? postgresMessageBus(shared, deps.log) : noMessageBus);
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
