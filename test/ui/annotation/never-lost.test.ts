import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '#domain/annotation/actions.ts';
import { changesServer, type ServerAnswer } from '#domain/annotation/undo/answer-step.ts';
import { ourServer } from '../../support/client.ts';
import { aDataset, options } from '../../support/server/world.ts';
import { type Fault, ModelBrowser } from './support/model-browser.ts';
import { type ModelFixture, ModelTab } from './support/model-tab.ts';

const lanes = 4;
const runsOfLane = 60;
/** Runs share no record, so that a failing run can be shrunk. */
const spareRuns = 300;
const recordsOfRun = 2;
/** A fixed seed; TEST_SEED tries others, and `npm run test:hostile` plays longer sequences in a browser. */
const seed = Number(process.env.TEST_SEED ?? 1);

const server = await ourServer();
let fixtures: ModelFixture[];
beforeAll(async () => {
  const { workspaceId } = server;
  const settings = { type: 'label_selection' as const, options: options('bad', 'good') };
  const questions = [{ name: 'mood', title: 'Mood', required: true, settings }];
  const count = lanes * (runsOfLane + spareRuns) * recordsOfRun;
  const { id, records } = await aDataset(server.db, { workspaceId, name: 'model', questions, records: count });
  const token = (await server.client()).tokens.read() ?? '';
  const userId: string = (await server.as('ann')('GET', '/me')).body.id;
  fixtures = Array.from({ length: count / recordsOfRun }, (_, run) => ({
    userId,
    token,
    datasetId: id,
    recordIds: records.slice(run * recordsOfRun, (run + 1) * recordsOfRun).map((each) => each.id),
  }));
});

/** The response that the server must have of each record in the end, and no other. */
type Model = Map<string, string | undefined>;

class World {
  readonly browser = new ModelBrowser(server.app);
  second: ModelTab | undefined;
  tab: ModelTab;

  constructor(readonly fixture: ModelFixture) {
    this.tab = new ModelTab(this.browser, fixture);
  }
}

type Command = fc.AsyncCommand<Model, World>;

const said = (given: ServerAnswer | undefined) => {
  const answer = given?.answers.mood;
  return given && `${given.status} ${answer?.type === 'label_selection' ? answer.label : undefined}`;
};

const command = (name: string, run: (model: Model, world: World) => Promise<void> | void): Command => ({
  check: () => true,
  run: async (model, world) => run(model, world),
  toString: () => name,
});

const statuses = { submit: 'submitted', discard: 'discarded', draft: 'draft' } as const;

const answer = (index: number, label: string, action: keyof typeof statuses, isSecond: boolean) =>
  command(`${action} ${index} ${label}${isSecond ? ' in the second tab' : ''}`, (model, { fixture, tab, second }) => {
    const used = isSecond ? second : tab;
    if (!used) return;
    used.choose(index, label);
    if (!used.viewModel.actions.offers.some((offer) => offer.action === action && !offer.disabled)) return;
    used.viewModel.actions.perform(action);
    model.set(fixture.recordIds[index] ?? '', `${statuses[action]} ${label}`);
  });

const perform = (index: number, action: Action) =>
  command(`${action} ${index}`, (model, { fixture, tab: { viewModel } }) => {
    viewModel.records.goTo(index + 1);
    const { record } = viewModel.form;
    viewModel.actions.perform(action);
    if (action === 'clear' && record?.response) model.set(fixture.recordIds[index] ?? '', undefined);
  });

const edit = (index: number, label: string) =>
  command(`edit ${index} ${label}`, (_, { tab }) => tab.choose(index, label));

const turn = (side: 'before' | 'after') =>
  command(side === 'before' ? 'undo' : 'redo', (model, { tab: { viewModel } }) => {
    const step = viewModel.history.peek(side);
    if (side === 'before') viewModel.actions.undo();
    else viewModel.actions.redo();
    if (!step || !changesServer(step, viewModel.form.questions)) return;
    for (const change of step.changes) model.set(change.recordId, said(change[side].given));
  });

const meet = (fault: Fault | undefined) =>
  command(`meet ${fault ?? 'no fault'}`, (_, { browser }) => {
    browser.fault = fault;
  });

const reload = command('reload', async (_, world) => {
  world.tab.kill();
  await world.browser.quiet(); // earlier requests reach the server before later ones
  world.tab = await new ModelTab(world.browser, world.fixture).open(world.browser);
});

const index = fc.nat(recordsOfRun - 1);
const label = fc.constantFrom('bad', 'good');
const commands = fc.commands(
  [
    fc
      .tuple(index, label, fc.constantFrom(...(['submit', 'submit', 'discard', 'draft'] as const)), fc.boolean())
      .map((given) => answer(...given)),
    fc.tuple(index, label).map((given) => edit(...given)),
    fc.tuple(index, fc.constantFrom('clear' as const, 'reset' as const)).map((given) => perform(...given)),
    fc.constantFrom('before' as const, 'before' as const, 'after' as const).map(turn),
    fc.constantFrom<(Fault | undefined)[]>(undefined, undefined, 'offline', 'lost', 401, 409, 422, 500).map(meet),
    fc.constant(reload),
    fc.constant(command('wait', (_, { browser }) => browser.clock.advance(60_000))),
    fc.constant(command('settle', (_, { browser }) => browser.quiet())),
    fc.constant(command('sign in', (_, { tab }) => tab.signIn())),
    fc.constant(
      command('open a second tab', async (_, world) => {
        world.second ??= await new ModelTab(world.browser, world.fixture).open(world.browser);
      }),
    ),
    fc.constant(
      command('kill the second tab', async (_, world) => {
        world.second?.kill();
        await world.browser.quiet();
        world.second = undefined;
      }),
    ),
  ],
  { maxCommands: 16, size: 'max' },
);

async function calm({ browser, tab, second }: World) {
  browser.fault = undefined;
  await browser.quiet();
  for (const each of [tab, second]) await each?.signIn();
  for (let round = 0; round < 8 && browser.store.all.some(({ refusal }) => refusal === undefined); round += 1) {
    await browser.quiet();
    browser.clock.advance(120_000);
  }
  await browser.quiet();
  for (const each of [tab, second]) each?.kill();
}

/** The server has each answer, or the outbox keeps it with the reason of the refusal. */
async function found({ browser }: World, recordId: string) {
  const refused = browser.store.all.findLast(({ change, refusal }) => refusal && change.recordId === recordId);
  if (refused) return refused.change.kind === 'save' ? said(refused.change) : undefined;
  const { body } = await server.as('ann')('GET', `/records/${recordId}`);
  expect(body.responses.length).toBeLessThanOrEqual(1);
  const [response] = body.responses;
  return response && `${response.status} ${response.values?.mood?.value}`;
}

describe('an answer', () => {
  it.concurrent.each(Array.from({ length: lanes }, (_, lane) => lane))(
    'reaches the server exactly once in its last version, despite faults (%i)',
    async (lane) => {
      let run = lane * (runsOfLane + spareRuns);
      const property = fc.asyncProperty(commands, async (some) => {
        const fixture = fixtures[run] as ModelFixture;
        run += 1;
        const world = new World(fixture);
        await world.tab.open(world.browser);
        const model: Model = new Map(fixture.recordIds.map((id) => [id, undefined]));

        await fc.asyncModelRun(() => ({ model, real: world }), some);
        await calm(world);

        for (const id of fixture.recordIds) expect(await found(world, id)).toBe(model.get(id));
      });

      await fc.assert(property, { numRuns: runsOfLane, seed: seed + lane });
    },
    600_000, // two minutes on two idle cores
  );
});
