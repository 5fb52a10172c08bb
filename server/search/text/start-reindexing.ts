import type { Logger } from '../../log.ts';
import type { Db } from '../../schema/database.ts';
import { outdatedDatasets, reindexTexts } from './reindex-texts.ts';

interface Deps {
  readonly db: Db;
  readonly log: Logger;
}

async function reindexAll({ db, log }: Deps, stopping: AbortSignal) {
  for (const ds of await outdatedDatasets(db)) {
    if (stopping.aborted) return;
    log.info({ ds }, 'Reindexing the texts of a dataset');
    await reindexTexts(db, ds, stopping);
  }
}

export function startReindexing(deps: Deps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const reindexing = reindexAll(deps, stopping.signal).catch((error) =>
    deps.log.error({ err: error }, 'Texts could not be reindexed; the next start retries'),
  );
  return {
    async stop() {
      stopping.abort();
      await reindexing;
    },
  };
}
