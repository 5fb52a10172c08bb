import { Hono } from 'hono';
import { type Metrics, metricsType } from './metrics.ts';

export interface OperationDeps {
  readonly isReady: () => Promise<boolean>;
  /** Whether the API key belongs to an owner. */
  readonly mayReadMetrics: (key: string) => Promise<boolean>;
  readonly metrics: Metrics;
}

const readyTimeoutMs = 2000;

const notReadyInTime = () => new Promise<false>((resolve) => setTimeout(resolve, readyTimeoutMs, false).unref());

/** Answers even if the database hangs. */
const withinTimeout = (ask: Promise<boolean>) => Promise.race([ask.catch(() => false), notReadyInTime()]);

const metricsResponse = async (metrics: Metrics) =>
  new Response(await metrics.text(), { headers: { 'Content-Type': metricsType } });

export function createOperation({ isReady, mayReadMetrics, metrics }: OperationDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => ((await withinTimeout(isReady())) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) => {
    const bearer = /^Bearer +(.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const key = c.req.header('X-Argilla-Api-Key') ?? bearer;
    if (key !== undefined && (await mayReadMetrics(key))) return metricsResponse(metrics);
    return c.text("Metrics require an owner's API key", 401, { 'WWW-Authenticate': 'Bearer' });
  });
  return app;
}

/** For a local port without authentication. */
export function createMetricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', () => metricsResponse(metrics));
  return app;
}
