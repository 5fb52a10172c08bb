import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '#server/operation/metrics.ts';
import { createMetricsApp, createOperation, type OperationDeps } from '#server/operation/operation-app.ts';
import { product } from '#server/product.ts';
import { apiKeyOf, type TestApp, testApp } from '../../support/server/app.ts';

const anOperation = (deps: Partial<OperationDeps> = {}) =>
  createOperation({
    isReady: async () => true,
    mayReadMetrics: async (key) => key === 'the-owner',
    metrics: createMetrics(),
    ...deps,
  });

describe('the health check', () => {
  it('succeeds even if nothing else works', async () => {
    const answer = await anOperation({ isReady: async () => false }).request('/healthz');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the readiness check', () => {
  it.each<[string, () => Promise<boolean>, number]>([
    ['200 if requests can be answered', async () => true, 200],
    ['503 if not', async () => false, 503],
    ['503 if the check fails', () => Promise.reject(new Error('gone')), 503],
  ])('answers %s', async (_, isReady, status) => {
    const answer = await anOperation({ isReady }).request('/readyz');

    expect(answer.status).toBe(status);
  });

  it('answers even if the database hangs', async () => {
    const answer = await anOperation({ isReady: () => new Promise(() => undefined) }).request('/readyz');

    expect(answer.status).toBe(503);
  });
});

describe('metrics', () => {
  it.each([
    ['an owner’s key', { 'X-Argilla-Api-Key': 'the-owner' }, 200],
    ['an owner’s key as a bearer', { Authorization: 'Bearer the-owner' }, 200],
    ['another key', { 'X-Argilla-Api-Key': 'another' }, 401],
    ['nothing', {}, 401],
  ])('are for %s answered with %3$s', async (_, headers, status) => {
    const answer = await anOperation().request('/metrics', { headers });

    expect(answer.status).toBe(status);
    expect((await answer.text()).includes('process_cpu')).toBe(status === 200);
  });

  it('need no key on the local port', async () => {
    const answer = await createMetricsApp(createMetrics()).request('/metrics');

    expect(answer.headers.get('Content-Type')).toMatch('text/plain; version=0.0.4');
    expect(await answer.text()).toMatch('nodejs_eventloop_lag');
  });

  it('count requests by method, template and status', async () => {
    const metrics: Metrics = createMetrics();

    metrics.observe({ method: 'GET', route: '/api/v1/datasets/:id', status: 200, seconds: 0.02 });

    const text = await metrics.text();
    const labels = 'method="GET",route="/api/v1/datasets/:id",status="200"';
    expect(text).toContain(`postil_http_request_duration_seconds_bucket{le="0.025",${labels}} 1`);
    expect(text).toContain(`postil_http_request_duration_seconds_bucket{le="0.01",${labels}} 0`);
  });

  it('read gauges on each scrape, and skip those that fail', async () => {
    const metrics = createMetrics();
    let queued = 1;
    metrics.watch('postil_jobs', 'Jobs.', async () => ({ queued }), 'status');
    metrics.watch('postil_broken', 'Broken.', () => Promise.reject(new Error('gone')));
    queued = 7;

    const text = await metrics.text();

    expect(text).toContain('postil_jobs{status="queued"} 7');
    expect(text).not.toContain('postil_broken{');
  });
});

describe('the checks of the database', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator');
  });
  afterAll(() => world.close());

  it('are ready once all migrations have run', async () => {
    const before = await product.isReady(world.db);
    await world.db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>', '0001')
      .execute();

    expect([before, await product.isReady(world.db)]).toEqual([true, false]);
  });

  it('distinguish keys of owners from others', async () => {
    const keys = ['owner', 'ana', 'nobody'].map(apiKeyOf);

    expect(await Promise.all(keys.map((key) => product.isOwnerKey(world.db, key)))).toEqual([true, false, false]);
  });

  it('count waiting jobs', async () => {
    await world.db
      .insertInto('jobs')
      .values([{ kind: 'test' }, { kind: 'test' }, { kind: 'test', status: 'finished' }])
      .execute();

    expect(await product.countJobs(world.db)).toEqual({ queued: 2, started: 0 });
  });
});
