import type { Config } from '../config.ts';
import type { Closers, OpenDatabase } from '../engine/open-database.ts';
import { openForCommand } from '../engine/open-for-command.ts';
import { readConfig } from '../read-config.ts';
import type { Database } from '../schema/database.ts';
import { migrate } from '../schema/migrate.ts';
import { WrongValue } from '../settings/setting.ts';
import { close } from '../start.ts';
import { StartError } from '../start-error.ts';
import { listenForSignals } from './interruption.ts';
import type { Invocation } from './invocation.ts';

export interface CommandContext extends OpenDatabase<Database> {
  readonly config: Config;
}

/**
 * Works on the database of this place: of a running server beside it, of none alone.
 * A signal ends the work, and everything that was started for it.
 */
export async function withDatabase(
  { args, env, presetDataDir }: Invocation,
  work: (context: CommandContext) => Promise<number>,
): Promise<number> {
  const config = readConfig(args, env);
  if (config.apiUrl) throw new WrongValue('API_URL is set: the data lies with that server, and is managed there');
  const interruption = listenForSignals();
  const closers: Closers = [];
  const done = async () => {
    const opened = await openForCommand<Database>(config, presetDataDir, closers);
    await migrate(opened.db);
    return Promise.race([work({ ...opened, config }), opened.engine.lost]);
  };
  try {
    const outcome = await Promise.race([done(), interruption.signalled]);
    if (typeof outcome === 'number') return outcome;
    throw new StartError(outcome ?? 'Interrupted.');
  } finally {
    await close(closers);
    interruption.forget();
  }
}
