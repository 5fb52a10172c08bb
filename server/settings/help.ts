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
    'Postil: review and label datasets as a team.',
    '',
    'Usage: npx postil [command] [flags]',
    'In a clone: npm run postil -- [command] [flags]',
    '',
    'Commands:',
    ...commands.flatMap(([usage, meaning]) => [`  ${usage}`, `      ${meaning}`]),
    '',
    'Settings (environment variable, flag, meaning, default). A flag overrides the environment variable:',
    ...lines,
    '',
    '  --help, --version',
  ].join('\n');
}

const cell = (text: string) => (text ? `\`${text}\`` : '–');

export function configurationPage(): string {
  const lines = rows.map((row) => `| \`${row.env}\` | ${cell(flagOf(row))} | ${cell(row.preset)} | ${row.meaning} |`);
  return `# Settings

<!-- Generated from server/config.ts by \`npx tsx tools/write-configuration.ts\`. -->

Set each setting with an environment variable or a flag (\`npm start -- --port 8080\`). A flag overrides the environment variable; an empty variable counts as unset. If a value is invalid, the server prints one line and exits with code 2. Settings that can contain secrets have no flag, because other users of the machine can read command-line arguments.

| Variable | Flag | Default | Meaning |
|---|---|---|---|
${lines.join('\n')}

## Exit codes

| Code | Meaning |
|---|---|
| 0 | Success, or stopped by a signal |
| 1 | The server could not start or continue: the data folder or the port is in use, the database is unreachable or has stopped |
| 2 | Invalid input: an unknown flag, an invalid value, or an address other than loopback while an owner has the generated password |

## The data folder

\`DATA_DIR\` contains all data: \`postgres/\` (the database; \`pglite/\` if the embedded PostgreSQL cannot run), \`engine/\` (the programs of PostgreSQL, linked or copied from the installed package), \`socket/\`, \`secrets.json\`, \`postgres.log\` and \`lock\`. For a backup by copy, stop the server and copy \`postgres/\` and \`secrets.json\`; the other files are not needed.

If Postil runs as root, PostgreSQL runs as the owner of the data folder, or as user 65534. If this user has no permission to enter the default folder, the data is stored in \`/var/lib/postil/<hash of the path>\`, and the server prints this path at start. A folder that is set with \`DATA_DIR\` is never replaced: Postil uses PGlite there instead of PostgreSQL.
`;
}
