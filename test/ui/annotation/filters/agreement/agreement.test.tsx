import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sameCriteria } from '#domain/criteria/changes.ts';
import { type Criteria, initialCriteria, withPage } from '#domain/criteria/criteria.ts';
import { firstPage, positionOf } from '#domain/criteria/page.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { ourServer } from '../../../../support/client.ts';
import { signedInContainer } from '../../../../support/container.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { aSearchableDataset } from './dataset.ts';
import { Recorder } from './recorder.ts';
import { anyStep, type Step, type WalkState } from './steps.ts';
import { Walker } from './walker.ts';

/** Seeded random walks; TEST_SEED and TEST_RUNS change seed and number. */
const seed = Number(process.env.TEST_SEED ?? 1);
const numRuns = Number(process.env.TEST_RUNS ?? 3);
const maxCommands = 12;
/** Limit for shrinking a failed walk; the last step may exceed it. */
const timeoutMs = 60_000 + 15_000 * numRuns;

const server = await ourServer();
const recorder = new Recorder(server);
let walker: Walker;
beforeAll(async () => {
  walker = new Walker(recorder, await aSearchableDataset(server));
});
afterEach(closeApp);

interface Entry {
  readonly criteria: Criteria;
  readonly hasMatchingAddress: boolean;
}

interface Model {
  entries: readonly Entry[];
  at: number;
  total: number;
  idleField: string | undefined;
  /** Number of entries at the start. */
  readonly earlier: number;
}

type Command = fc.AsyncCommand<Model, Walker>;

const entryOf = ({ entries, at }: Model): Entry =>
  entries[at] ?? { criteria: initialCriteria, hasMatchingAddress: false };

const stateOf = (model: Model): WalkState => ({
  criteria: entryOf(model).criteria,
  total: model.total,
  idleField: model.idleField,
  ids: walker.dataset.records.map(({ id }) => id),
});

/** Adds an entry if the address has a query already, and replaces the entry otherwise. */
function write(model: Model, criteria: Criteria) {
  const now = entryOf(model);
  if (sameCriteria(now.criteria, criteria)) return;
  const entry = { criteria, hasMatchingAddress: true };
  if (now.hasMatchingAddress) {
    model.entries = [...model.entries.slice(0, model.at + 1), entry];
    model.at += 1;
  } else model.entries = model.entries.with(model.at, entry);
}

/**
 * Expects address, controls, request and records to agree once everything has loaded. `asked` is the requested
 * page, if it may lie outside the queue.
 */
async function expectAgreement(model: Model, before: Criteria | undefined, asked = entryOf(model).criteria) {
  const { criteria } = entryOf(model);
  model.total = walker.total;
  await walker.expectAgreement(criteria, model.idleField);
  walker.expectSearches(criteria, { before, asked });
  expect(history.length - model.earlier).toBe(model.entries.length);
}

const byControl = (step: Step): Command => ({
  toString: () => step.name,
  check: (model) => step.can?.(stateOf(model)) ?? true,
  run: async (model) => {
    const now = stateOf(model);
    if (step.idleField) model.idleField = step.idleField.name;

    await walker.runStep(() => step.run(walker, now));
    await walker.settle();
    write(model, step.result(now));

    await expectAgreement(model, now.criteria);
  },
});

const travel = (by: 1 | -1): Command => ({
  toString: () => (by === 1 ? 'Forward' : 'Back'),
  check: ({ entries, at }) => entries[at + by] !== undefined,
  run: async (model) => {
    const { criteria } = entryOf(model);

    await walker.travel(by);
    await walker.settle();
    model.at += by;

    await expectAgreement(model, criteria);
  },
});

const reload: Command = {
  toString: () => 'reload',
  check: () => true,
  run: async (model) => {
    await walker.reload();
    await walker.settle();
    model.idleField = undefined;

    await expectAgreement(model, undefined);
  },
};

/** Follows a link; a page outside the queue falls back to the first record. */
const follow = (query: string): Command => ({
  toString: () => `follow ${query}`,
  check: () => true,
  run: async (model) => {
    const asked = readCriteria(new URLSearchParams(query));

    history.pushState(null, '');
    await walker.open(query);
    await walker.settle();
    model.idleField = undefined;
    const criteria = positionOf(asked.page) > walker.total ? withPage(asked, firstPage(asked.page)) : asked;
    model.entries = [...model.entries.slice(0, model.at + 1), { criteria, hasMatchingAddress: query !== '' }];
    model.at += 1;

    await expectAgreement(model, undefined, asked);
  },
});

/** Links as the reference application writes them, and malformed ones. */
const links = [
  '',
  '?page=7&status=pending',
  '?page=11~10',
  '?page=7~25&status=submitted',
  '?page=999&search=review~all',
  '?page=101~100&search=tea~text',
  '?status=draft&page=3&sort=metadata.length.desc~record.inserted_at.asc',
  '?metadata=length.ge0.le120~source.web&suggestion=label.score.ge0.le0.5~label.agent.claude&page=2',
  '?response=topics.operator.or.values.a.b~stars.ge1.le5&status=draft',
  '?status=nonsense&metadata=[{&page=0&tab=x&sort=up',
];

const commands = fc.commands(
  [
    anyStep.map(byControl),
    anyStep.map(byControl),
    anyStep.map(byControl),
    fc.constantFrom<(1 | -1)[]>(-1, -1, 1).map(travel),
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(reload) },
      { weight: 2, arbitrary: fc.constantFrom(...links).map(follow) },
    ),
  ],
  { maxCommands, size: 'max' },
);

async function begin(): Promise<Model> {
  history.pushState(null, '', '/'); // a new entry removes the entries after it
  await closeApp();
  await signedInContainer(recorder, 'ann');
  await walker.open('');
  await walker.settle();
  const model: Model = {
    entries: [{ criteria: initialCriteria, hasMatchingAddress: false }],
    at: 0,
    total: walker.total,
    idleField: undefined,
    earlier: history.length - 1,
  };
  await expectAgreement(model, undefined);
  return model;
}

describe('criteria', () => {
  it(
    'agree in address, controls, request and records after every random walk',
    async () => {
      const property = fc.asyncProperty(commands, async (some) => {
        const model = await begin();
        await fc.asyncModelRun(() => ({ model, real: walker }), some);
      });

      await fc.assert(property, { numRuns, seed, interruptAfterTimeLimit: timeoutMs });
    },
    2 * timeoutMs,
  );
});
