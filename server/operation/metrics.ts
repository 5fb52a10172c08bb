import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Contains nothing about the caller. */
export interface AnsweredRequest {
  readonly method: string;
  /** Template of the path: ids would create a time series each. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  observe(answered: AnsweredRequest): void;
  /** Gauge that is read on each scrape; one value for each label. */
  watch(name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>, label?: string): void;
  text(): Promise<string>;
}

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'postil_http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [...registers],
  });
  return {
    observe: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    watch(name, help, read, label = 'state') {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [...registers],
        async collect() {
          gauge.reset();
          for (const [value, count] of Object.entries(await read().catch(() => ({}))))
            gauge.set({ [label]: value }, count);
        },
      });
    },
    text: () => registry.metrics(),
  };
}
