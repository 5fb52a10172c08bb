import { owner } from '../../e2e/support/product.ts';
import { roles, type Who } from '../../server/auth/matrix/row.ts';
import { type ApiResponse, type Ask, asker, sender } from '../support/client.ts';
import type { Suite, Task } from '../support/suite.ts';
import type { Tally } from '../support/tally.ts';
import { withHostileProduct } from '../support/with-product.ts';
import { type Operation, operationsOf, rowsWithoutOperation } from './document.ts';
import { foreignIds } from './foreign-ids.ts';
import { aHome, aTarget, type Home, type Target } from './objects.ts';
import { Account, accountsOf, aTeam, type Team } from './people.ts';
import { changedPassword, requests } from './requests.ts';
import { changesBetween, stateOf } from './state.ts';

interface World {
  readonly ask: Ask;
  readonly owner: Account;
  readonly homes: readonly [Home, Home];
  readonly tally: Tally;
  readonly address: string;
}

interface Case {
  readonly operation: Operation;
  readonly home: Home;
  readonly accounts: Readonly<Record<Who, Account | undefined>>;
}

const nameOf = ({ operation, home }: Case, who: Who) =>
  `${operation.name} by the ${who} on an object of ${home.team.name}`;

const addressOf = ({ path }: Operation, ids: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'unknown');

function send({ address }: World, { operation, accounts }: Case, who: Who, target: Target): Promise<ApiResponse> {
  const { query, body } = requests[operation.name] ?? {};
  const search = query ? `?${query(target)}` : '';
  const by = accounts[who]?.send ?? sender(address, undefined);
  return by(operation.method, `${addressOf(operation, target.ids)}${search}`, body?.(target));
}

const isRefusal = (status: number) => status === 401 || status === 403;
const isStranger = (who: Who) => who.startsWith('strange');

/** Callers who get an answer, but may neither read nor change the object. */
const isKeptOut = ({ operation }: Case, who: Who) =>
  isRefusal(allowedTo(operation)?.[who] ?? 0) || (isStranger(who) && requests[operation.name]?.isForMembers === true);

const allowedTo = ({ name, allowed }: Operation) => requests[name]?.allowed ?? allowed;

const expectedOf = (operation: Operation, who: Who) => {
  const status = allowedTo(operation)?.[who] ?? 0;
  return isRefusal(status) ? status : (requests[operation.name]?.answers ?? operation.success);
};

const problemOf = ({ status, text }: ApiResponse, expected: number) =>
  status === expected ? undefined : `answered ${status} in place of ${expected}: ${text.slice(0, 200)}`;

/** Answers to members of another workspace may not reveal the object. */
const leakOf = ({ text }: ApiResponse, { ids, name }: Target) =>
  [...Object.values(ids), name].some((id) => text.includes(`"id":"${id}"`)) ? `read ${text.slice(0, 200)}` : undefined;

async function refuse(world: World, each: Case) {
  const { ask, tally } = world;
  const keptOut = roles.filter((who) => isKeptOut(each, who));
  if (keptOut.length === 0) return;
  const target = await aTarget(ask, each.home, requests[each.operation.name]?.ids ?? {});
  const before = await stateOf(ask, each.home);
  for (const who of keptOut) {
    const answer = await send(world, each, who, target);
    tally.check(nameOf(each, who), problemOf(answer, expectedOf(each.operation, who)) ?? leakOf(answer, target));
  }
  const changes = changesBetween(before, await stateOf(ask, each.home));
  const changed = changes.length > 0 ? changes.join('\n') : undefined;
  tally.check(`what ${each.operation.name} aimed at, after it was refused to: ${keptOut.join(', ')}`, changed);
  await tidy(ask, target);
}

async function allow(world: World, each: Case) {
  for (const who of roles.filter((role) => !isKeptOut(each, role))) {
    const target = await aTarget(world.ask, each.home, requests[each.operation.name]?.ids ?? {});
    const answer = await send(world, each, who, target);
    world.tally.check(nameOf(each, who), problemOf(answer, expectedOf(each.operation, who)));
    if (each.operation.name === 'changePassword') await takeBack(answer, each.accounts[who]);
    await tidy(world.ask, target);
  }
}

/** Restores the password that all test users share. */
async function takeBack({ status }: ApiResponse, account: Account | undefined) {
  if (status !== 200 || !account) return;
  const { password } = account;
  await account.changeTo(changedPassword);
  await account.send('PUT', '/ext/v1/me/password', { current_password: changedPassword, new_password: password });
  await account.changeTo(password);
}

/** Deletes webhooks, because their number is limited. */
async function tidy(ask: Ask, { ids: { webhook_id } }: Target) {
  const { items } = await ask('GET', '/webhooks');
  const spare = items.filter(
    ({ id, url }: { id: string; url: string }) => id === webhook_id || url.endsWith('changed'),
  );
  for (const { id } of spare) await ask('DELETE', `/webhooks/${id}`);
}

const strangeIds = ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2f..%2fusers', 'a'.repeat(3_000)];

/** The server refuses ids that no object has; they are no way around a refusal. */
async function missing(world: World, each: Case) {
  if (!each.operation.path.includes('{') || requests[each.operation.name]?.answers !== undefined) return;
  const target = await aTarget(world.ask, each.home, requests[each.operation.name]?.ids ?? {});
  for (const id of strangeIds)
    for (const who of roles) {
      const ids = Object.fromEntries(Object.keys(target.ids).map((name) => [name, id]));
      const { status, text } = await send(world, each, who, { ...target, ids });
      const isRefused = status >= 400 && status < 500;
      world.tally.check(
        `${nameOf(each, who)} with the id ${id.slice(0, 40)}`,
        isRefused ? undefined : `${status} ${text.slice(0, 200)}`,
      );
    }
}

async function build(address: string, tally: Tally): Promise<World> {
  const first = await new Account(address, owner.username, '').signIn();
  const ask = asker(first.send);
  const sides: readonly [Team, Team] = [await aTeam(address, ask, 'one'), await aTeam(address, ask, 'two')];
  return { address, ask, owner: first, tally, homes: [await aHome(ask, sides[0]), await aHome(ask, sides[1])] };
}

function compareTables(operations: readonly Operation[], tally: Tally) {
  for (const { name, allowed } of operations)
    tally.check(`the operation ${name}`, allowed && requests[name] ? undefined : 'has no row in the tables');
  for (const row of rowsWithoutOperation(operations)) tally.check(`the row ${row}`, 'has no operation');
  for (const name of Object.keys(requests).filter((each) => operations.every((other) => other.name !== each)))
    tally.check(`the request ${name}`, 'has no operation');
}

async function run({ tally }: Task) {
  await withHostileProduct('operations', async ({ address }) => {
    const world = await build(address, tally);
    const operations = await operationsOf(address);
    compareTables(operations, tally);
    const [one, two] = world.homes;
    for (const operation of operations.filter(({ name, allowed }) => allowed && requests[name]))
      for (const [home, other] of [
        [one, two],
        [two, one],
      ] as const) {
        const each = { operation, home, accounts: accountsOf(world.owner, home.team, other.team) };
        await refuse(world, each);
        await allow(world, each);
        if (home === one) await missing(world, each);
      }
    await foreignIds(world);
  });
}

/** Every operation of the served document, by every role, on an object of either workspace. */
export const operations: Suite = { name: 'operations', run };
