import type { Config } from '../config.ts';
import { listen } from '../web/listen.ts';
import type { Answer } from '../web/web-app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMetricsApp, createOperation, type OperationDeps } from './operation-app.ts';

export interface Operation {
  readonly answer: Answer;
  readonly metrics: Metrics;
  /** From now on it is not ready any more. */
  leave(): void;
}

interface Options extends Pick<OperationDeps, 'isReady' | 'mayReadMetrics'> {
  readonly config: Config;
  readonly say: (line: string) => void;
  readonly closers: (() => unknown)[];
}

/** What those who run the server may ask, and where. */
export async function openOperation({ config, isReady, mayReadMetrics, say, closers }: Options): Promise<Operation> {
  const metrics = createMetrics();
  let isLeaving = false;
  const app = createOperation({ metrics, mayReadMetrics, isReady: async () => !isLeaving && isReady() });
  if (config.metricsPort !== undefined) {
    const place = { host: '127.0.0.1', port: config.metricsPort, basePath: '/' };
    const { address, stop } = await listen(createMetricsApp(metrics), place);
    closers.push(stop);
    say(`Metrics: ${address}/metrics`);
  }
  const leave = () => {
    isLeaving = true;
  };
  return { metrics, leave, answer: (request) => app.fetch(request) };
}
