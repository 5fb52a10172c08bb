import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { toWireSearch } from '#infrastructure/http/mappers/search.ts';
import { FakeLiveEvents } from '../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../support/client.ts';
import { aDesk, record, saved } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

interface Item {
  readonly record: { readonly id: string };
}

/** A number that an id and a round give, as random as it need be. */
const scoreOf = (id: string, round: number) =>
  [...`${id}${round}`].reduce((score, letter) => (score * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Orders what is searched for as Argilla does: by a number that is another one after each answer. */
function inArgillasOrder() {
  let round = 0;
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.includes('/responses')) round += 1;
    if (!request.url.includes('records/search')) return server.app.fetch(request);
    const url = new URL(request.url);
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    url.searchParams.set('offset', '0');
    url.searchParams.set('limit', '1000');
    const { method, headers } = request;
    const whole = new Request(url, { method, headers, body: await request.text() });
    const found: { items: Item[]; total: number } = await (await server.app.fetch(whole)).json();
    const ordered = found.items.toSorted(
      (one, other) => scoreOf(one.record.id, round) - scoreOf(other.record.id, round),
    );
    return Response.json({ ...found, items: ordered.slice(offset, (offset ?? 0) + (limit ?? 0)) });
  };
  return { ...server, app: { fetch } as typeof server.app };
}

/** The record in view, or the end, once it is another than the one before. */
async function nextAfter(before: string | undefined) {
  await waitFor(() => expect(inView() ?? before).not.toBe(before));
  return inView();
}

const end = /There are no pending records left|The task is completed/;
const inView = () => screen.queryByRole('article')?.getAttribute('aria-label') ?? screen.queryByText(end)?.textContent;

describe('a list in another order after each answer, while others answer too', () => {
  it('shows the user each record that is left to answer once, before the end is said', async () => {
    const desk = await aDesk(inArgillasOrder(), { questions: [mood], records: 40 });
    desk.container.rebind(LiveEvents).toConstantValue(new FakeLiveEvents()); // nothing is told of what Bo does
    desk.wire.answer(/\/lease/, 404);
    const bo = server.as('bo');
    const pending = async () =>
      (await bo('POST', `/me/datasets/${desk.id}/records/search?limit=100`, toWireSearch(initialCriteria))).body;
    const answersSome = async () => {
      const { items } = (await pending()) as { items: Item[] };
      for (const {
        record: { id },
      } of items.slice(0, 4))
        await bo('POST', `/records/${id}/responses`, { status: 'submitted', values: { mood: { value: 'bad' } } });
    };
    const user = await desk.open();

    let shown = await nextAfter(undefined);
    for (let step = 1; step < 60 && !end.test(shown ?? ''); step += 1) {
      if (step % 8 === 0) await answersSome();
      await user.keyboard('2');
      shown = await nextAfter(shown);
    }

    await saved();
    expect((await pending()).total).toBe(0);
    const answered = desk.wire.saves.map(({ path }) => path);
    expect(new Set(answered).size).toBe(answered.length);
  });
});

describe('the end of a list', () => {
  it('is said only once the answers have arrived and the list was searched again', async () => {
    const desk = await aDesk(server, { questions: [mood], records: 2 });
    const user = await desk.open();
    await record(1);
    desk.wire.answer(/\/responses/, 503);
    await user.keyboard('2');
    await record(2);

    await user.keyboard('2');

    expect(await screen.findByText('More records are looked for once your answers are sent')).toBeTruthy();
    expect(screen.queryByText('The task is completed')).toBeNull();
    desk.wire.recover();
    expect(await screen.findByText('The task is completed')).toBeTruthy();
    await waitFor(() => expect(desk.wire.searches.at(-1)?.path).toContain('offset=0&limit=100'));
  });

  it('is said although an older count of what is pending came during that search', async () => {
    const desk = await aDesk(server, { questions: [mood], records: 2 });
    const live = new FakeLiveEvents();
    desk.container.rebind(LiveEvents).toConstantValue(live);
    const user = await desk.open();
    await record(1);
    await waitFor(() => expect(live.followers).toBe(1));
    const searchTheEnd = desk.wire.hold(/search.*offset=0&limit=100/);
    await user.keyboard('2');
    await record(2);
    await user.keyboard('2');
    await waitFor(() => expect(desk.wire.searches.at(-1)?.path).toContain('offset=0&limit=100'));
    await saved();

    const metrics = { total: 2, submitted: 1, discarded: 0, draft: 0, pending: 1 };
    act(() => live.tellOfDataset({ kind: 'counted', metrics }));
    searchTheEnd();

    expect(await screen.findByText('The task is completed')).toBeTruthy();
  });
});
