import { dataFolderPath } from '../../engine/data-folder.ts';
import { lockHolder } from '../../engine/data-lock.ts';
import { isInitialised } from '../../engine/open-for-command.ts';
import { readConfig, settingsInForce } from '../../read-config.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolder } from './check-folder.ts';
import { checkPort } from './check-port.ts';
import { bad, type Finding, good } from './finding.ts';

const nameWidth = 30;

async function checkOther(apiUrl: string): Promise<Finding> {
  const answer = await fetch(`${apiUrl}/api/v1/version`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return answer?.ok
    ? good(`API_URL: the server at ${apiUrl} responds`)
    : bad(`API_URL: no valid response from ${apiUrl}. Check the URL and that the server is running`);
}

async function run({ args, env, version, presetDataDir, terminal }: Invocation) {
  const config = readConfig(args, env);
  let isWell = true;
  const report = (...findings: readonly Finding[]) => {
    for (const { isGood, text } of findings) terminal.say(`${isGood ? '✓' : '✗'} ${text}`);
    isWell &&= findings.every(({ isGood }) => isGood);
  };

  for (const [name, text] of settingsInForce(args, env)) terminal.say(`  ${name.padEnd(nameWidth)}${text}`.trimEnd());
  report(good(`Postil ${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}`));
  if (config.apiUrl) report(await checkOther(config.apiUrl), await checkPort(config, true));
  else {
    const dataDir = dataFolderPath({ given: config.dataDir, preset: presetDataDir });
    report(...(await checkFolder(dataDir)));
    const isServed = isInitialised(dataDir) && (config.databaseUrl !== undefined || lockHolder(dataDir) !== undefined);
    report(await checkPort(config, isServed));
    report(...(await checkDatabase(config, presetDataDir, dataDir)));
  }
  return isWell ? 0 : 1;
}

export const doctorCommand: Command = {
  operands: [],
  meaning: 'Check the settings, data folder, database and port, and report problems (✗).',
  run,
};
