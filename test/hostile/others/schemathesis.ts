import type { Product } from '../../e2e/support/product.ts';
import { asker, sender, signIn } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';
import { python, ask as run } from './python.ts';

/** Streams do not end, and the other calls would remove the account, the key or the workspace that later calls need. */
const leftOut = [
  'watchOverview',
  'watchDataset',
  'renewApiKey',
  'changePassword',
  'deleteUser',
  'deleteWorkspace',
  'updateUser',
];
const checks = [
  'not_a_server_error',
  'content_type_conformance',
  'status_code_conformance',
  'response_schema_conformance',
];

/** Schemathesis on the document that the product serves. */
export async function schemathesis({ address }: Product, seed: number, seconds: number, tally: Tally) {
  const { api_key: key } = await asker(sender(address, await signIn(address)))('GET', '/me');
  const command = [
    python,
    '-m',
    'schemathesis.cli',
    'run',
    `${address}/api/openapi.json`,
    ...['--header', `X-Argilla-Api-Key:${key}`, '--checks', checks.join(), '--seed', `${seed}`],
    ...['--phases', 'examples,coverage,fuzzing', '--max-time', `${seconds}`, '--continue-on-failure', '--no-color'],
    ...leftOut.flatMap((name) => ['--exclude-operation-id', name]),
  ];
  const { code, said } = await run(command, '', '.cache');
  const summary = said.slice(said.lastIndexOf('SUMMARY')).replaceAll(/=+/g, '').trim();
  tally.check('schemathesis', code === 0 ? undefined : said.slice(-6_000));
  tally.note(
    `schemathesis: ${summary
      .split('\n')
      .filter((line) => /test cases|generated|Operations|Tested/i.test(line))
      .join('; ')}`,
  );
}
