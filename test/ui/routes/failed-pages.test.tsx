import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { SessionRepository } from '#application/ports/session/session-repository.ts';
import { Log } from '#application/ports/shared/log.ts';
import { aSave } from '../../support/changes.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const annotation = () => `/dataset/${server.dataset.id}/annotation-mode`;
const dataset = /^\/datasets\/[^/]+$/;

interface Circumstances {
  readonly fail?: (wire: Wire) => void;
  /** Numbers of unsent answers of Ann, and of other users. */
  readonly hers?: number;
  readonly others?: number;
  readonly answered?: string;
}

async function open(path: string, { fail, hers = 0, others = 0, answered = server.dataset.id }: Circumstances) {
  const wire = new Wire(server);
  const container = await signedInContainer(wire, 'ann');
  container.rebind(Log).toConstantValue({ warn: () => undefined });
  const ann = await container.get(SessionRepository).currentUser();
  const userIds = [...Array(hers).fill(ann?.id), ...Array(others).fill('another user')];
  const unsent = userIds.map((userId: string, at) => ({
    id: `${at}`,
    userId,
    datasetId: answered,
    change: aSave(`record ${at}`),
    queuedAt: 1,
    refusal: { text: 'the record is gone' },
  }));
  await container.get(UnsentAnswers).put(...unsent);
  fail?.(wire);
  return { wire, user: await openApp(container, path) };
}

const answer = (status: number, path = dataset) => ({ fail: (wire: Wire) => wire.answer(path, status) });
const cut = (path: RegExp) => ({ fail: (wire: Wire) => wire.cut(path) });

const retry = () => screen.getByRole('button', { name: 'Try again' });

function comeBack(wire: Wire) {
  wire.recover();
  dispatchEvent(new Event('online'));
}

describe('the start screen', () => {
  const fail = async (unsent: Pick<Circumstances, 'hers' | 'others'> = {}) => {
    const { wire } = await open('/', { ...cut(/^\/me$/), ...unsent });
    await screen.findByText('The server is not responding. Your answers are safe in this browser.');
    return wire;
  };

  it('retries automatically', async () => {
    comeBack(await fail());

    expect(await screen.findByRole('heading', { level: 1, name: 'Datasets' })).toBeTruthy();
  });

  it('stays while a retry runs', async () => {
    const wire = await fail();
    const letGo = wire.hold(/^\/me$/);
    retry().focus();

    comeBack(wire);
    await screen.findByRole('button', { name: /Try again/, busy: true });

    expect(document.activeElement?.textContent).toContain('Try again');
    letGo();
    await screen.findByRole('heading', { level: 1, name: 'Datasets' });
  });

  it('shows the number of unsent answers of this browser', async () => {
    await fail({ hers: 1, others: 1 });

    expect(await screen.findByText('2 answers are waiting to be sent.')).toBeTruthy();
  });

  it('shows no number if all answers are sent', async () => {
    await fail();

    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  });
});

describe('a dataset that could not be opened', () => {
  it.each([403, 404, 500])('because of a %s opens automatically once the server answers', async (status) => {
    const { wire } = await open(annotation(), answer(status));
    await screen.findByText(`Error ${status}`);

    comeBack(wire);

    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it.each([403, 404])('because of a %s can be retried', async (status) => {
    const { wire, user } = await open(annotation(), answer(status));
    await screen.findByText(`Error ${status}`);

    wire.recover();
    await user.click(retry());

    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('opens automatically even if unsent answers belong to it', async () => {
    const { wire } = await open(annotation(), { ...answer(404), hers: 1 });
    await screen.findByRole('region', { name: 'This dataset has been deleted' });

    comeBack(wire);

    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it.each([
    ['without a network', cut(dataset), 'This dataset could not be opened'],
    ['because of an error', answer(500), 'Error 500'],
  ])('%s shows the number of unsent answers of the user', async (_, fail, said) => {
    await open(annotation(), { ...fail, hers: 1, others: 1, answered: 'another dataset' });

    await screen.findByText(said);

    expect(await screen.findByText('One answer is waiting to be sent.')).toBeTruthy();
  });
});

describe('a list that could not be loaded', () => {
  it('is retried until the server answers: datasets', async () => {
    const { wire } = await open('/', answer(500, /v1\/datasets/));
    await screen.findByText('The datasets could not be loaded');

    comeBack(wire);

    expect(await screen.findByText('reviews')).toBeTruthy();
  });

  it('is retried until the server answers: records', async () => {
    const { wire, user } = await open(annotation(), {});
    await screen.findByRole('article');
    wire.answer(/\/records\/search/, 500);
    await user.selectOptions(screen.getByLabelText('Record status'), 'draft');
    await screen.findByText('The records could not be loaded');

    comeBack(wire);

    expect(await screen.findByText(/no draft records/i)).toBeTruthy();
  });
});
