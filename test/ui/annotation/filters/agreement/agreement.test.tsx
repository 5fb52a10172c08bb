import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sameCriteria } from '#domain/criteria/changes.ts';
import { type Criteria, initialCriteria, onPage } from '#domain/criteria/criteria.ts';
import { firstPage, positionOf } from '#domain/criteria/page.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';
import { ourServer } from '../../../../support/client.ts';
import { signedInContainer } from '../../../../support/container.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { aSearchableDataset } from './dataset.ts';
import { Recorder } from './recorder.ts';
import { anyStep, type Standing, type Step } from './steps.ts';
import { Walker } from './walker.ts';

/** The same walks for everybody who runs this; TEST_SEED and TEST_RUNS try others, and more. */
const seed = Number(process.env.TEST_SEED ?? 1);
const numRuns = Number(process.env.TEST_RUNS ?? 3);
const maxCommands = 12;
/** A failure is made smaller for so long; the last step of that may take its time. */
const patience = 60_000 + 15_000 * numRuns;

const server = await ourServer();
const recorder = new Recorder(server);
let walker: Walker;
beforeAll(async () => {
  walker = new Walker(recorder, await aSearchableDataset(server));
});
afterEach(closeApp);

interface Entry {
  readonly criteria: Criteria;
  /** Whether its address says what is looked at. */
  readonly isWritten: boolean;
}

/** The history as it has to be. */
interface Model {
  entries: readonly Entry[];
  at: number;
  total: number;
  idleField: string | undefined;
  /** Entries that were there before. */
  readonly earlier: number;
}

type Command = fc.AsyncCommand<Model, Walker>;

const entryOf = ({ entries, at }: Model): Entry => entries[at] ?? { criteria: initialCriteria, isWritten: false };

const standing = (model: Model): Standing => ({
  criteria: entryOf(model).criteria,
  total: model.total,
  idleField: model.idleField,
  ids: walker.dataset.records.map(({ id }) => id),
});

/** A new entry if a query already exists, otherwise the entry is replaced. */
function write(model: Model, criteria: Criteria) {
  const now = entryOf(model);
  if (sameCriteria(now.criteria, criteria)) return;
  const entry = { criteria, isWritten: true };
  if (now.isWritten) {
    model.entries = [...model.entries.slice(0, model.at + 1), entry];
    model.at += 1;
  } else model.entries = model.entries.with(model.at, entry);
}

/** Everything says the same, once it is all there. `asked` is what was wanted, if it may not be there to be seen. */
async function expectAgreement(model: Model, before: Criteria | undefined, asked = entryOf(model).criteria) {
  const { criteria } = entryOf(model);
  model.total = walker.total;
  await walker.expectAgreement(criteria, model.idleField);
  walker.expectSearches(criteria, { before, asked });
  expect(history.length - model.earlier).toBe(model.entries.length);
}

const byControl = (step: Step): Command => ({
  toString: () => step.name,
  check: (model) => step.can?.(standing(model)) ?? true,
  run: async (model) => {
    const now = standing(model);
    if (step.idleField) model.idleField = step.idleField.name;

    await walker.take(() => step.take(walker, now));
    await walker.settle();
    write(model, step.wanted(now));

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

/** Somebody follows a link, here or from elsewhere; what is not there to be seen gives way to the first record. */
const follow = (query: string): Command => ({
  toString: () => `follow ${query}`,
  check: () => true,
  run: async (model) => {
    const asked = readCriteria(new URLSearchParams(query));

    history.pushState(null, '');
    await walker.open(query);
    await walker.settle();
    model.idleField = undefined;
    const criteria = positionOf(asked.page) > walker.total ? onPage(asked, firstPage(asked.page)) : asked;
    model.entries = [...model.entries.slice(0, model.at + 1), { criteria, isWritten: query !== '' }];
    model.at += 1;

    await expectAgreement(model, undefined, asked);
  },
});

/** As the reference writes them, and worse. */
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

/** Opens the dataset for the first time, in a window that has been elsewhere. */
async function begin(): Promise<Model> {
  history.pushState(null, '', '/'); // what lay before cannot be gone forward to any more
  await closeApp();
  await signedInContainer(recorder, 'ann');
  await walker.open('');
  await walker.settle();
  const model: Model = {
    entries: [{ criteria: initialCriteria, isWritten: false }],
    at: 0,
    total: walker.total,
    idleField: undefined,
    earlier: history.length - 1,
  };
  await expectAgreement(model, undefined);
  return model;
}

describe('what is looked for', () => {
  it(
    'is the same in the address, in the controls, in the request and on the screen, whatever was done',
    async () => {
      const property = fc.asyncProperty(commands, async (some) => {
        const model = await begin();
        await fc.asyncModelRun(() => ({ model, real: walker }), some);
      });

      await fc.assert(property, { numRuns, seed, interruptAfterTimeLimit: patience });
    },
    2 * patience,
  );
});
