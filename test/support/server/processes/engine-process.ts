/** Uses the given data folder until it is killed. */
import { openDatabase } from '#server/engine/open-database.ts';

const [folder = ''] = process.argv.slice(2);
const { engine } = await openDatabase({ dataDir: folder, databaseUrl: undefined }, folder, []);
process.stdout.write(`${engine.kind}\n`);
setInterval(() => undefined, 60_000);
