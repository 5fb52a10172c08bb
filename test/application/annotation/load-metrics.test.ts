import { describe, expect, it } from 'vitest';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { LoadEnvironment } from '#application/session/load-environment.ts';
import type { RecordStatus } from '#domain/annotation/record.ts';
import { FakeClock } from '../../support/browser/fake-clock.ts';
import { aRecord } from '../../support/builders.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';
import { FakeEnvironmentRepository } from '../../support/repositories/fake-environment-repository.ts';
import { FakeRecordRepository } from '../../support/repositories/fake-record-repository.ts';

function aSource(...features: readonly string[]) {
  const datasets = new FakeDatasetRepository();
  const records = new FakeRecordRepository();
  const environment = new FakeEnvironmentRepository();
  environment.environment = { ...environment.environment, features };
  const clock = new FakeClock();
  const loadMetrics = new LoadMetrics(datasets, records, new LoadEnvironment(environment), clock);
  const metrics = () => loadMetrics.execute('d1');
  const afterAnswer = () => loadMetrics.afterAnswer('d1');
  const unlessAnnounced = (isAnnounced: boolean) => loadMetrics.unlessAnnounced('d1', () => isAnnounced);
  return { datasets, records, environment, clock, metrics, afterAnswer, unlessAnnounced };
}

const answered = (id: string, status: Exclude<RecordStatus, 'pending'>) =>
  aRecord({ id, datasetId: 'd1', response: { id, status, answers: {}, updatedAt: '2026-01-01T00:00:00' } });

describe('the metrics of a dataset', () => {
  it('are the counts of a server with own metrics', async () => {
    const { datasets, records, metrics } = aSource('own-metrics');
    datasets.own = { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 };

    expect(await metrics()).toEqual(datasets.own);
    expect(records.searched).toEqual([]);
  });

  it('are counted by searches where the metrics of the server include other users', async () => {
    const { datasets, records, metrics } = aSource();
    datasets.team = { total: 9, completed: 4, pending: 5, users: [] };
    records.records = [
      answered('r1', 'submitted'),
      answered('r2', 'submitted'),
      answered('r3', 'discarded'),
      answered('r4', 'draft'),
      ...['r5', 'r6', 'r7'].map((id) => aRecord({ id, datasetId: 'd1' })),
    ];

    expect(await metrics()).toEqual({ total: 9, submitted: 2, discarded: 1, draft: 1, pending: 3 });
  });

  it.each(['own-metrics', 'none of it'])('are left out when they cannot be read: %s', async (feature) => {
    const { datasets, metrics } = aSource(feature);
    datasets.broken = 500;

    expect(await metrics()).toBeUndefined();
  });

  it('are counted by searches where the features of the server are unknown', async () => {
    const { environment, metrics } = aSource('own-metrics');
    environment.broken = 500;

    expect(await metrics()).toMatchObject({ pending: 0 });
  });

  it('are refreshed after each answer from own metrics, and at most every ten seconds by searches', async () => {
    const server = aSource('own-metrics');
    expect(await server.metrics()).toBeDefined();
    expect(await server.afterAnswer()).toBeDefined();

    const { clock, metrics, afterAnswer } = aSource();
    expect(await afterAnswer()).toBeDefined();
    clock.advance(9_999);
    expect(await afterAnswer()).toBeUndefined();
    expect(await metrics()).toBeDefined();
    clock.advance(10_000);
    expect(await afterAnswer()).toBeDefined();
  });

  it('are requested after a pause, unless the server has announced them by then', async () => {
    const { datasets, clock, unlessAnnounced } = aSource('own-metrics');
    datasets.own = { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 };

    const [announced, missed] = [unlessAnnounced(true), unlessAnnounced(false)];
    clock.advance(1500);

    expect(await announced).toBeUndefined();
    expect(await missed).toEqual(datasets.own);
  });
});
