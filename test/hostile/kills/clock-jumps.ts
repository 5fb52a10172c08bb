import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '../../e2e/support/product.ts';
import { withProduct } from '../../e2e/support/served.ts';
import { asker, sender, signIn } from '../support/client.ts';
import type { Tally } from '../support/tally.ts';

const hourMs = 3_600_000;
const program = ['--import', 'tsx', '--import', './test/hostile/kills/shifted-clock.ts', 'bin/postil.mjs'];

const jumps = [
  { name: 'an hour ahead', shift: hourMs, staysSignedIn: true },
  { name: 'two hours back', shift: -2 * hourMs, staysSignedIn: true },
  { name: 'forty days ahead', shift: 40 * 24 * hourMs, staysSignedIn: false },
  { name: 'back to now', shift: 0, staysSignedIn: true },
] as const;

type Jump = (typeof jumps)[number];

const search = async (address: string, token: string, path: string) =>
  (await sender(address, token)('POST', path, {})).status;

const problemOf = (status: number | undefined, expected: number) =>
  status === expected ? undefined : `is answered with ${status}`;

async function jump(address: string, token: string, { name, staysSignedIn }: Jump, path: string, tally: Tally) {
  const earlier = await search(address, token, path);
  const expected = staysSignedIn ? 200 : 401;
  tally.check(`a session from before the clock went ${name}`, problemOf(earlier, expected));
  const later = await signIn(address)
    .then((other) => search(address, other, path))
    .catch(() => undefined);
  tally.check(`signing in after the clock went ${name}`, problemOf(later, 200));
}

/** The server's clock jumps: no call fails, sessions end in time, and answers are kept. */
export async function clockJumps(tally: Tally) {
  const clock = join(tmpdir(), `hostile-clock-${process.pid}`);
  writeFileSync(clock, '0');
  const use = async ({ address }: Product) => {
    const token = await signIn(address);
    const { items } = await asker(sender(address, token))('GET', '/me/datasets');
    const path = `/v1/me/datasets/${items[0].id}/records/search?include=responses`;
    for (const each of jumps) {
      writeFileSync(clock, `${each.shift}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await jump(address, token, each, path, tally);
    }
  };
  await withProduct('hostile-clock', { HOSTILE_CLOCK: clock }, use, program);
  rmSync(clock);
}
