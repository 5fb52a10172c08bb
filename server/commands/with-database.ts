import type { Config } from '../config.ts';
import type { OpenDatabase } from '../engine/open-database.ts';
import { type FirstUse, openForCommand } from '../engine/open-for-command.ts';
import { readConfig } from '../read-config.ts';
import type { Database } from '../schema/database.ts';
import { migrate } from '../schema/migrate.ts';
import { WrongValue } from '../settings/setting.ts';
import { StartError } from '../start-error.ts';
import { interruptible } from './interruption.ts';
import type { Invocation } from './invocation.ts';

export interface CommandContext extends OpenDatabase<Database> {
  readonly config: Config;
}

/** Opens the database alone, or beside a running server. */
export async function withDatabase(
  { args, env, presetDataDir }: Pick<Invocation, 'args' | 'env' | 'presetDataDir'>,
  work: (context: CommandContext) => Promise<number>,
  firstUse: FirstUse = 'refused',
): Promise<number> {
  const config = readConfig(args, env);
  if (config.apiUrl)
    throw new WrongValue('API_URL is set, so the data is on that server. Run the command there, or unset API_URL');
  return interruptible(async (closers) => {
    const opened = await openForCommand<Database>(config, presetDataDir, closers, firstUse);
    await migrate(opened.db);
    const lost = opened.engine.lost.then((reason) => {
      throw new StartError(reason);
    });
    return Promise.race([work({ ...opened, config }), lost]);
  });
}
