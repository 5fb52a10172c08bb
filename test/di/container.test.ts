import { deleteDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenDataset } from '#application/annotation/open-dataset.ts';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { LoadOverviews } from '#application/datasets/load-overviews.ts';
import { RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { ResponseRepository } from '#application/ports/annotation/response-repository.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Notices } from '#application/ports/shared/notices.ts';
import { ResumeSession } from '#application/session/resume-session.ts';
import { SignOut } from '#application/session/sign-out.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { SignInViewModel } from '#ui/session/form/sign-in-view-model.ts';
import { Toasts } from '#ui/shared/notices/toasts.ts';
import { ourServer } from '../support/client.ts';
import { loadEveryModule, signedInContainer, testContainer } from '../support/container.ts';
import { FakeResponseRepository } from '../support/repositories/fake-response-repository.ts';
import { aDataset } from '../support/server/world.ts';

const server = await ourServer();
afterEach(async () => {
  localStorage.clear();
  await deleteDB('postil');
});

const answers = { label: { type: 'label_selection', label: 'positive' } } as const;
const aSaveOf = (recordId: string) =>
  ({ kind: 'save', recordId, responseId: undefined, status: 'submitted', answers }) as const;
const inStatus = (status: 'pending' | 'submitted') => ({ ...initialCriteria, status });

const nextEvent = (outbox: Outbox) =>
  new Promise((resolve) => {
    outbox.subscribe(([event]) => event && event.kind !== 'queued' && resolve(event));
  });

/** The server, with a list of its requests; `hold` delays its responses. */
function watched() {
  const asked: string[] = [];
  let held: Promise<void> | undefined;
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const fetch: typeof server.app.fetch = async (request, ...rest) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    await held;
    return server.app.fetch(request, ...rest);
  };
  return { app: { fetch } as typeof server.app, asked, hold };
}

async function loaded() {
  const container = testContainer(server);
  await loadEveryModule(container);
  return container;
}

describe('the container', () => {
  it('shares no instance with another container', async () => {
    const [one, other] = [await loaded(), await loaded()];

    expect(one.get(Outbox)).not.toBe(other.get(Outbox));
  });

  it('has one instance of each class, and a new view-model for each screen', async () => {
    const container = await loaded();

    expect(container.get(Outbox)).toBe(container.get(Outbox));
    expect(container.get(TokenStore)).toBe(container.get(TokenStore));
    expect(container.get(RecordRepository)).toBe(container.get(RecordRepository));
    expect(container.get(Notices)).toBe(container.get(Toasts));
    expect(container.get(SignInViewModel)).not.toBe(container.get(SignInViewModel));
  });

  it('replaces an adapter by a fake', async () => {
    const container = await loaded();
    const responses = new FakeResponseRepository();

    container.rebind(ResponseRepository).toConstantValue(responses);

    expect(container.get(ResponseRepository)).toBe(responses);
  });
});

describe('a user of the real server', () => {
  it('is resumed by a new container until sign-out', async () => {
    await signedInContainer(server, 'ann');
    const container = await loaded();

    expect(await container.get(ResumeSession).execute()).toMatchObject({ username: 'ann' });
    container.get(SignOut).execute();

    expect(await container.get(ResumeSession).execute()).toBeUndefined();
  });

  it('lists datasets, opens one, submits an answer and finds it among the submitted', async () => {
    const container = await signedInContainer(server, 'ann');
    const overviews = await container.get(LoadOverviews).execute(true);
    const id = overviews.find(({ dataset }) => dataset.id === server.dataset.id)?.dataset.id ?? '';
    const opened = await container.get(OpenDataset).execute(id, initialCriteria, { page: 1, limit: 10 });
    const record = opened.page.records[0]?.id ?? '';
    const outbox = container.get(Outbox);
    await outbox.start('ann');

    const event = nextEvent(outbox);
    await outbox.post(id, aSaveOf(record));

    expect(await event).toMatchObject({ kind: 'confirmed', response: { status: 'submitted' } });
    expect(outbox.unsent).toEqual([]);
    const submitted = await container.get(RecordRepository).search(id, inStatus('submitted'), { page: 1, limit: 10 });
    expect(submitted.records).toMatchObject([{ id: record, response: { status: 'submitted', answers } }]);
  });

  it('sends an answer after a reload that was posted while the server was unreachable', async () => {
    const container = await signedInContainer(server, 'ann');
    const { workspaceId } = server;
    const { id, records } = await aDataset(server.db, { workspaceId, name: 'answered away', records: 1 });
    const record = records[0]?.id ?? '';
    const away = new FakeResponseRepository();
    away.broken = 'offline';
    container.rebind(ResponseRepository).toConstantValue(away);
    const outbox = container.get(Outbox);
    await outbox.start('ann');
    await outbox.post(id, aSaveOf(record));
    outbox.stop();

    const reloaded = await loaded();
    const event = nextEvent(reloaded.get(Outbox));
    await reloaded.get(Outbox).start('ann');

    expect(await event).toMatchObject({ kind: 'confirmed', response: { status: 'submitted' } });
  });

  it('opens a dataset with five distinct calls', async () => {
    const { app, asked } = watched();
    const container = await signedInContainer({ app }, 'ann');
    asked.length = 0;

    await container.get(OpenDataset).execute(server.dataset.id, initialCriteria, { page: 1, limit: 10 });

    expect(asked).toHaveLength(5);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('requests records, questions and fields at the same time', async () => {
    const { app, asked, hold } = watched();
    const container = await signedInContainer({ app }, 'ann');
    asked.length = 0;
    const release = hold();

    const opening = container.get(OpenDataset).execute(server.dataset.id, initialCriteria, { page: 1, limit: 10 });

    const at = `/api/v1/datasets/${server.dataset.id}`;
    const search = `POST /api/v1/me/datasets/${server.dataset.id}/records/search`;
    await vi.waitFor(() =>
      expect(asked).toEqual(expect.arrayContaining([search, `GET ${at}/questions`, `GET ${at}/fields`])),
    );
    release();
    await opening;
  });
});
