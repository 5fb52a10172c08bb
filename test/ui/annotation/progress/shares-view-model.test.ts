import { reaction, when } from 'mobx';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { HttpSharesRepository } from '#infrastructure/http/datasets/http-shares-repository.ts';
import { SharesViewModel } from '#ui/annotation/progress/shares-view-model.ts';
import { FakeClock } from '../../../support/browser/fake-clock.ts';
import { FakePageVisibility } from '../../../support/browser/fake-page-visibility.ts';
import { ourServer, TestClient } from '../../../support/client.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

const progress = { total: 3, completed: 0, pending: 3, users: [] };

async function watching(broken?: number) {
  const client = await new TestClient(server).signIn('olga');
  client.broken = broken;
  const [visibility, clock] = [new FakePageVisibility(), new FakeClock()];
  const viewModel = new SharesViewModel(new HttpSharesRepository(client.api), visibility, clock);
  const stop = viewModel.activate(server.dataset.id);
  onTestFinished(stop);
  const settled = () => when(() => !viewModel.loading.isRunning);
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= limits.sharesWaitMs) {
      clock.advance(limits.sharesWaitMs);
      await new Promise(setImmediate);
    }
    await settled();
  };
  viewModel.handleProgress(progress);
  await settled();
  return { viewModel, client, visibility, pass, stop };
}

describe('the view-model of answer shares', () => {
  it('loads when the section opens', async () => {
    const { viewModel, client } = await watching();

    expect(client.asked).toHaveLength(1);
    expect(viewModel.counts).toEqual(new Map());
  });

  it('reloads soon after the progress changed, once for several changes', async () => {
    const { viewModel, client, pass } = await watching();

    viewModel.handleProgress({ ...progress, completed: 1 });
    viewModel.handleProgress({ ...progress, completed: 2 });
    expect(client.asked).toHaveLength(1);
    await pass(limits.sharesWaitMs);
    expect(client.asked).toHaveLength(2);

    await pass(limits.sharesWaitMs);
    expect(client.asked).toHaveLength(2);
  });

  it('reloads periodically without any change', async () => {
    const { client, pass } = await watching();

    await pass(limits.sharesPauseMs);

    expect(client.asked).toHaveLength(2);
  });

  it('does not reload while the page is hidden, and does so afterwards', async () => {
    const { client, visibility, pass } = await watching();
    visibility.change(false);
    await pass(limits.sharesPauseMs * 2);
    expect(client.asked).toHaveLength(1);

    visibility.change(true);
    await pass(limits.sharesWaitMs);

    expect(client.asked).toHaveLength(2);
  });

  it('keeps the old counts if a reload fails', async () => {
    const { viewModel, client, pass } = await watching();
    const before = viewModel.counts;
    client.broken = 500;

    await pass(limits.sharesPauseMs);

    expect(viewModel.loading.hasFailed).toBe(true);
    expect(viewModel.counts).toBe(before);
    expect(viewModel.hasFailed).toBe(false);
    expect(client.reported).toEqual([]);
  });

  it('reports a failure if nothing was ever loaded, also while it retries', async () => {
    const { viewModel, client, pass } = await watching(500);
    await vi.waitFor(() => expect(viewModel.hasFailed).toBe(true));
    const seen: boolean[] = [];
    onTestFinished(
      reaction(
        () => viewModel.hasFailed,
        (isMissing) => seen.push(isMissing),
      ),
    );

    await pass(limits.sharesPauseMs);
    expect(client.asked).toHaveLength(2);
    expect(seen).toEqual([]);

    client.broken = undefined;
    viewModel.retry();
    await vi.waitFor(() => expect(viewModel.counts).toEqual(new Map()));
    expect(seen).toEqual([false]);
  });

  it('stops loading when the section closes', async () => {
    const { client, pass, stop } = await watching();

    stop();
    await pass(limits.sharesPauseMs * 2);

    expect(client.asked).toHaveLength(1);
  });
});
