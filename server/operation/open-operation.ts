import type { Config } from '../config.ts';
import { listen } from '../web/listen.ts';
import type { RequestHandler } from '../web/request-handler.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMetricsApp, createOperation, type OperationDeps } from './operation-app.ts';

export interface Operation {
  readonly answer: RequestHandler;
  readonly metrics: Metrics;
  /** The readiness check fails from now on. */
  drain(): void;
}

interface Options extends Pick<OperationDeps, 'isReady' | 'mayReadMetrics'> {
  readonly config: Config;
  readonly say: (line: string) => void;
  readonly closers: (() => unknown)[];
}

/** Health, readiness and metrics; metrics also on their own port. */
export async function openOperation({ config, isReady, mayReadMetrics, say, closers }: Options): Promise<Operation> {
  const metrics = createMetrics();
  let isDraining = false;
  const app = createOperation({ metrics, mayReadMetrics, isReady: async () => !isDraining && isReady() });
  if (config.metricsPort !== undefined) {
    const listenConfig = { host: '127.0.0.1', port: config.metricsPort, basePath: '/' };
    const { address, stop } = await listen(createMetricsApp(metrics), listenConfig);
    closers.push(stop);
    say(`Metrics: ${address}/metrics`);
  }
  const leave = () => {
    isDraining = true;
  };
  return { metrics, drain: leave, answer: (request) => app.fetch(request) };
}
