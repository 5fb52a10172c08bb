import { settings } from '../config.ts';
import type { Setting } from './setting.ts';

const rows: readonly Setting<unknown>[] = Object.values(settings);

const flagOf = ({ flag, preset }: Setting<unknown>) => {
  if (!flag) return '';
  return preset === 'true' ? `--no-${flag}` : `--${flag}`;
};

const plain = (text: string) => text.replaceAll('`', '');

export function helpText(commands: readonly (readonly [usage: string, meaning: string])[]): string {
  const lines = rows.map(
    (row) => `  ${row.env.padEnd(29)}${flagOf(row).padEnd(32)}${plain(row.meaning)}${row.preset && ` [${row.preset}]`}`,
  );
  return [
    'postil: teams review and label records.',
    '',
    'Usage: npx postil [command] [flags]; in a clone, npm run postil -- [command] [flags]',
    '',
    'Commands:',
    ...commands.flatMap(([usage, meaning]) => [`  ${usage}`, `      ${meaning}`]),
    '',
    'Settings, by environment or by flag; a flag stands above the environment:',
    ...lines,
    '',
    '  --help, --version',
  ].join('\n');
}

const cell = (text: string) => (text ? `\`${text}\`` : '–');

export function configurationPage(): string {
  const lines = rows.map((row) => `| \`${row.env}\` | ${cell(flagOf(row))} | ${cell(row.preset)} | ${row.meaning} |`);
  return `# Settings

<!-- Printed from server/config.ts by \`npx tsx tools/write-configuration.ts\`. -->

Each is given by an environment variable or by a flag (\`npm start -- --port 8080\`); a flag stands above the environment, and an empty variable counts as none. A wrong value ends the start with one line and exit code 2. What has no flag may hold a secret, and arguments can be read by other users of the machine.

| Variable | Flag | Default | Meaning |
|---|---|---|---|
${lines.join('\n')}

## Exit codes

| Code | Meaning |
|---|---|
| 0 | stopped when asked to |
| 1 | could not start or go on: the data folder is in use, the port is taken, the database cannot be reached or has ended |
| 2 | asked for something wrong: an unknown flag, a wrong value, listening beyond loopback before a person has set the owner's password |

## The data folder

\`DATA_DIR\` holds everything: \`postgres/\` (the database; \`pglite/\` where the native engine cannot run), \`engine/\` (its programs, linked or copied from the installed package), \`socket/\`, \`secrets.json\`, \`postgres.log\` and \`lock\`. Only \`postgres/\` and \`secrets.json\` matter for a backup, made while nothing runs.

As root, PostgreSQL runs as the owner of the folder, or as the user 65534. Where that user cannot reach the default folder, the data goes to \`/var/lib/postil/<hash of the path>\`, which is said at start; a folder that was set by hand is never moved, there PGlite stands in.
`;
}
