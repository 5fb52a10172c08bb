import fc from 'fast-check';
import { reaction } from 'mobx';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { withAnswer } from '#domain/annotation/draft.ts';
import { type DatasetRecord, statusOf } from '#domain/annotation/record.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { toWireSearch } from '#infrastructure/http/annotation/mappers/search.ts';
import { openChangeFeed } from '#server/live/open-change-feed.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { Platform } from '#ui/shared/platform.ts';
import { Session } from '#ui/shared/session.ts';
import { SearchOrder } from '../../../../support/argilla/search-order.ts';
import { signedInContainer } from '../../../../support/container.ts';
import { type TestApp, testApp } from '../../../../support/server/app.ts';
import { aDataset } from '../../../../support/server/world.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { mood } from '../../../support/questions.ts';

/** TEST_RUNS and TEST_SEED try more and other runs. */
const runs = Number(process.env.TEST_RUNS ?? 10);
const seed = Number(process.env.TEST_SEED ?? 5);

const hub = await openChangeFeed();
const server = await testApp({}, hub);
const workspaceId = await server.addWorkspace('demo');
await server.addUser('owner', 'owner');
for (const name of ['ann', 'bo', 'cy', 'di']) await server.addUser(name, 'annotator', workspaceId);
afterAll(async () => {
  await hub.stop();
  await server.close();
});
afterEach(closeApp);

const patience = { timeout: 8000 };
const others = ['bo', 'cy', 'di'];
const values = { mood: { value: 'bad' } };

type Step = (world: World) => Promise<void> | void;

const step = (name: string, take: Step) => fc.constant(Object.assign(take, { toString: () => name }));

const anotherAnswers = fc
  .tuple(fc.nat(2), fc.integer({ min: 1, max: 5 }))
  .chain(([who, count]) => step(`another (${who}) answers ${count}`, (world) => world.anotherAnswers(who, count)));
const addition = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => step(`the owner adds ${count}`, (world) => world.add(count)));
const deletion = fc.nat(100).chain((at) => step(`the owner deletes ${at}`, (world) => world.delete(at)));

const anyStep = fc.oneof(
  { weight: 10, arbitrary: step('Ann answers', (world) => world.answer()) },
  { weight: 2, arbitrary: step('Ann skips', (world) => world.skip()) },
  { weight: 2, arbitrary: step('everything arrives', (world) => world.arrive()) },
  { weight: 1, arbitrary: step('the index is merged', (world) => world.order.merge()) },
  { weight: 3, arbitrary: anotherAnswers },
  { weight: 1, arbitrary: addition },
  { weight: 1, arbitrary: deletion },
);

const day = fc.record({
  records: fc.integer({ min: 3, max: 40 }),
  minSubmitted: fc.integer({ min: 1, max: 2 }),
  others: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(anyStep, { minLength: 5, maxLength: 50 }),
});
type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;

interface Page {
  readonly items: readonly { readonly record: { readonly id: string } }[];
}

/** Ends an event stream when its request is aborted, as a connection does. */
const withAbort = ({ app }: Pick<TestApp, 'app'>) => ({
  app: {
    fetch: async (request: Request) => {
      const response = await app.fetch(request);
      if (!request.url.endsWith('/events')) return response;
      const { signal } = request;
      return new Response(response.body?.pipeThrough(new TransformStream(), { signal }), response);
    },
  },
});

let made = 0;

class World {
  readonly order = new SearchOrder(server);
  /** The records shown to Ann, in order. A refused answer leads her back, and she continues from there. */
  private readonly walks: string[][] = [[]];
  private viewModel!: AnnotationViewModel;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly datasetId: string,
    private readonly day: Day,
    private readonly isArgilla: boolean,
  ) {}

  async open() {
    const container = await signedInContainer(this.isArgilla ? this.order : withAbort(server), 'ann');
    if (!this.isArgilla) container.get(Platform).ask();
    const outbox = container.get(Outbox);
    await outbox.start(container.get(Session).user?.id ?? '');
    this.viewModel = container.get(AnnotationViewModel);
    const { records } = this.viewModel;
    const note = (record: DatasetRecord | undefined) => {
      if (!record || statusOf(record) !== 'pending') return;
      if (this.viewModel.unsynced.refusalOf(record.id)) this.walks.push([]);
      const walk = this.walks.at(-1);
      if (walk?.at(-1) !== record.id) walk?.push(record.id);
    };
    this.stops.push(
      () => outbox.stop(),
      this.viewModel.activate(this.datasetId),
      reaction(() => records.record, note),
    );
    records.apply(initialCriteria);
    await vi.waitFor(() => expect(records.opened).toBeDefined(), patience);
    if (!this.isArgilla) await vi.waitFor(() => expect(hub.count()).toBe(1), patience);
  }

  close() {
    for (const stop of this.stops) stop();
  }

  async finish() {
    while (await this.next()) await this.answer();
    await this.arrive();
  }

  /** Records never shown to Ann. Our server reports new ones a moment later. */
  async missing(): Promise<readonly string[]> {
    const isShown = (id: string) => this.walks.some((walk) => walk.includes(id));
    for (let tries = this.isArgilla ? 1 : 40; ; tries -= 1) {
      await this.finish();
      const missing = (await this.pending()).filter((id) => !isShown(id));
      if (missing.length === 0 || tries === 1) return missing;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  get shownTwice() {
    return this.walks.flatMap((walk) => walk.filter((id, at) => walk.indexOf(id) < at));
  }

  async pending(name = 'ann'): Promise<readonly string[]> {
    const path = `/me/datasets/${this.datasetId}/records/search?limit=1000`;
    const { body } = await server.as(name)('POST', path, toWireSearch(initialCriteria));
    return (body as Page).items.map(({ record }) => record.id);
  }

  private async next() {
    const { records, form } = this.viewModel;
    const isThere = () => (records.record ? !form.isPaused : records.hasEnded);
    await vi.waitFor(() => expect(isThere()).toBe(true), patience);
    return records.record;
  }

  async answer() {
    const record = await this.next();
    if (!record) return;
    const { form, unsynced, records } = this.viewModel;
    if (unsynced.refusalOf(record.id)) {
      this.viewModel.refusedAnswers.dismiss();
      return records.moveOn();
    }
    const [question] = form.questions;
    if (question) form.change(withAnswer(form.draft, question, { type: 'label_selection', label: 'good' }));
    this.viewModel.actions.perform('submit');
  }

  async skip() {
    if (await this.next()) this.viewModel.next();
  }

  async arrive() {
    const { unsynced, records } = this.viewModel;
    const isDone = () => unsynced.inTransit.length === 0 && !records.loading.isRunning;
    await vi.waitFor(() => expect(isDone()).toBe(true), patience);
  }

  async anotherAnswers(who: number, count: number) {
    const name = others[who % this.day.others] ?? '';
    for (const id of (await this.pending(name)).slice(0, count)) {
      await server.as(name)('POST', `/records/${id}/responses`, { status: 'submitted', values });
      this.order.update(id);
    }
  }

  /** Argilla does not report new records at the end. */
  async add(count: number) {
    if (this.isArgilla && !this.viewModel.records.record) return;
    const items = Array.from({ length: count }, (_, at) => ({ fields: { text: `added ${at}` } }));
    await server.as('owner')('POST', `/datasets/${this.datasetId}/records/bulk`, { items });
  }

  async delete(at: number) {
    const pending = await this.pending();
    const id = pending[at % pending.length];
    if (id === undefined) return;
    await server.as('owner')('DELETE', `/datasets/${this.datasetId}/records?ids=${id}`);
  }
}

async function spend(theDay: Day, isArgilla: boolean) {
  made += 1;
  const { minSubmitted, records, steps } = theDay;
  const distribution = { strategy: 'overlap' as const, min_submitted: minSubmitted };
  const name = `day ${made}`;
  const { id } = await aDataset(server.db, { workspaceId, name, questions: [mood], records, distribution });
  const world = new World(id, theDay, isArgilla);
  await world.open();
  try {
    for (const take of steps) await take(world);
    return { missing: await world.missing(), shownTwice: world.shownTwice };
  } finally {
    world.close();
    await closeApp();
  }
}

describe('a queue while others answer, add and delete records', () => {
  it.each([
    ['our server', false],
    ['a server with the order of Argilla', true],
  ])(
    'on %s shows the user every record that was theirs to answer, none twice',
    async (_, isArgilla) => {
      const property = fc.asyncProperty(day, async (theDay) => {
        expect(await spend(theDay, isArgilla)).toEqual({ missing: [], shownTwice: [] });
      });

      await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    },
    600_000,
  ); // a few seconds on two idle cores
});
