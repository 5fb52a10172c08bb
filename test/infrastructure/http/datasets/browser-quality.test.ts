import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordsRead } from '#application/ports/datasets/computed-quality.ts';
import type { WireQuestionCreate } from '#contract/datasets/question.ts';
import { type Criteria, initialCriteria } from '#domain/criteria/criteria.ts';
import type { AnswerLimits } from '#domain/quality/answer-limits.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { BrowserQuality } from '#infrastructure/http/datasets/browser-quality.ts';
import { HttpQualityRepository } from '#infrastructure/http/datasets/http-quality-repository.ts';
import { inlineWorker } from '../../../support/browser/inline-worker.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { dice, pick, type Roll } from '../../../support/dice.ts';
import { aDataset, everyQuestion, type World } from '../../../support/server/world.ts';

const server = await ourServer();
const people = ['ana', 'bo', 'cy'];
let dataset: World;

const labels = ['negative', 'neutral', 'positive'] as const;

/** Values for some of the questions. */
function valuesBy(roll: Roll): Record<string, unknown> {
  const spans = [
    { label: 'person', start: 0, end: 3 },
    { label: pick(roll, ['person', 'event'] as const), start: 4, end: 6 + roll(4) },
  ];
  const all = {
    comment: pick(roll, ['fine', 'fine!', 'bad']),
    label: pick(roll, labels),
    topics: ['b', 'a', 'c'].slice(0, 1 + roll(3)),
    stars: roll(4),
    order: pick(roll, [
      ['r1', 'r2', 'r3'],
      ['r2', 'r1', 'r3'],
    ]).map((value, at) => ({ value, rank: at + 1 })),
    ents: spans.slice(0, roll(3)),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'label' || roll(4) > 0));
}

async function answer(name: string, recordId: string, roll: Roll) {
  const values = Object.fromEntries(Object.entries(valuesBy(roll)).map(([key, value]) => [key, { value }]));
  const status = roll(8) === 0 ? 'draft' : 'submitted';
  const { body } = await server.as(name)('POST', `/records/${recordId}/responses`, { status, values });
  expect(body).toMatchObject({ status });
}

async function suggest(recordId: string, roll: Roll, idOf: ReadonlyMap<string, string>) {
  for (const [question, value] of Object.entries(valuesBy(roll))) {
    const score = question === 'label' || question === 'stars' ? { score: roll(11) / 10 } : {};
    const agent = pick(roll, ['robot', 'model']);
    const suggestion = { question_id: idOf.get(question), value, agent, ...score };
    const { body } = await server.as('olga')('PUT', `/records/${recordId}/suggestions`, suggestion);
    expect(body).toMatchObject({ agent });
  }
}

beforeAll(async () => {
  await server.addUser('olga', 'owner');
  for (const name of people) await server.addUser(name, 'annotator', server.workspaceId);
  dataset = await aDataset(server.db, {
    workspaceId: server.workspaceId,
    name: 'measured',
    questions: everyQuestion.map(
      (question): WireQuestionCreate => ({ ...question, required: question.name === 'label' }),
    ),
    records: () =>
      Array.from({ length: 24 }, (_, at) => ({
        fields: { text: `Ana wrote review ${at} 👩‍🚀` },
        metadata: { source: at % 3 === 0 ? 'web' : 'mail' },
      })),
  });
  const { body } = await server.as('olga')('GET', `/datasets/${dataset.id}/questions`);
  const idOf = new Map((body.items as { id: string; name: string }[]).map(({ id, name }) => [name, id]));
  const roll = dice(7);
  for (const [at, { id }] of dataset.records.entries()) {
    for (const name of people.slice(0, roll(4))) await answer(name, id, roll);
    if (at % 4 > 0) await suggest(id, roll, idOf);
  }
});

const everyone: AnswerLimits = { people: [], since: '', until: '' };

async function both(criteria: Criteria = initialCriteria) {
  const { api } = await new TestClient(server).signIn('olga');
  const questions = await new HttpQuestionRepository(api).of(dataset.id);
  const browser = new BrowserQuality(api, inlineWorker);
  const progress: RecordsRead[] = [];
  const reading = { dataset: { id: dataset.id, workspaceId: server.workspaceId }, questions, criteria };
  const isComplete = await browser.read(reading, (read) => progress.push(read)).done;
  return { browser, server: new HttpQualityRepository(api), progress, isComplete };
}

/** Sums in another order differ in the last digits. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toPrecision(10)) : part)));

describe('the quality that the browser computes', () => {
  it.each<readonly [string, AnswerLimits]>([
    ['all answers', everyone],
    ['the answers of two people', { ...everyone, people: ['ana', 'cy'] }],
    ['the answers from today on', { ...everyone, since: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) }],
    ['the answers of a past day', { ...everyone, since: '2001-01-01', until: '2001-01-01' }],
  ])('is that of the server for %s', async (_, limits) => {
    const { browser, server: ours, isComplete } = await both();
    const part = { view: { criteria: initialCriteria, limits }, intervals: true, answers: 'all' } as const;

    const computed = await browser.of(dataset.id, part);

    expect(isComplete).toBe(true);
    const expected = await ours.of(dataset.id, part);
    // records with texts and spans are in another order
    const inOrder = (reports: typeof expected) =>
      reports.map((report) => ({
        ...report,
        figures: report.figures.map(({ interval: __, ...figure }) => figure),
        pairs: report.pairs.toSorted((one, other) => (one.people.join() < other.people.join() ? -1 : 1)),
      }));
    expect(rounded(inOrder(computed))).toEqual(rounded(inOrder(expected)));
    const drawnAlike = (reports: typeof expected) =>
      reports.filter(({ question }) => !['comment', 'ents'].includes(question)).map(({ figures }) => figures);
    expect(rounded(drawnAlike(computed))).toEqual(rounded(drawnAlike(expected)));
  });

  it.each([{ by: 'week' }, { by: 'metadata', property: 'source' }] as const)(
    'compares groups as the server does: %j',
    async (grouping) => {
      const { browser, server: ours } = await both();
      const view = { criteria: initialCriteria, limits: everyone };

      const computed = await browser.groups(dataset.id, view, grouping);

      expect(rounded([...computed])).toEqual(rounded([...(await ours.groups(dataset.id, view, grouping))]));
      expect(computed.get('label')?.length).toBeGreaterThan(0);
    },
  );

  it('is that of the records which the search of the view finds', async () => {
    const criteria = {
      ...initialCriteria,
      filters: [{ on: 'metadata', property: 'source', condition: { kind: 'terms', match: 'any', values: ['web'] } }],
    } as const satisfies Criteria;
    const { browser, server: ours, progress } = await both(criteria);
    const part = { view: { criteria, limits: everyone }, intervals: false, answers: null } as const;

    const computed = await browser.of(dataset.id, part);

    expect(rounded(computed)).toEqual(rounded(await ours.of(dataset.id, part)));
    expect(progress).toEqual([{ records: 8, total: 8 }]);
  });

  it('counts no answer as blind, since it is not known which suggestions were in view', async () => {
    const { browser } = await both();
    const view = { criteria: initialCriteria, limits: everyone };

    const reports = await browser.of(dataset.id, { view, intervals: false, answers: 'blind' });

    const agents = reports.flatMap((report) => report.agents);
    expect(agents.length).toBeGreaterThan(0);
    expect(new Set(agents.map(({ compared }) => compared))).toEqual(new Set([0]));
    expect(agents.every(({ answers }) => answers.unknown > 0 && answers.blind === 0)).toBe(true);
  });

  it('is not computed if the reading is cancelled', async () => {
    const { api } = await new TestClient(server).signIn('olga');
    const browser = new BrowserQuality(api, inlineWorker);
    const reading = {
      dataset: { id: dataset.id, workspaceId: server.workspaceId },
      questions: [],
      criteria: initialCriteria,
    };
    let isDone = false;

    const running = browser.read(reading, () => undefined);
    void running.done.finally(() => {
      isDone = true;
    });
    running.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(isDone).toBe(false);
  });
});
