import { allowedHosts } from './allowed-hosts.ts';
import { optional, setting } from './row.ts';
import { duration, oneOf, size, wholeNumber } from './setting.ts';

export const operationSettings = {
  bodyLimit: setting({
    env: 'BODY_LIMIT',
    flag: 'body-limit',
    preset: '100MB',
    meaning: 'Maximum size of a request body.',
    parse: size,
  }),
  vectorMemory: setting({
    env: 'VECTOR_MEMORY',
    flag: 'vector-memory',
    preset: '512MB',
    meaning:
      'Maximum memory for the vector cache. Similarity search over more vectors reads the database, which is slow unless pgvector is installed.',
    parse: size,
  }),
  trashDays: setting({
    env: 'TRASH_DAYS',
    flag: 'trash-days',
    preset: '30',
    meaning:
      'Days until a deleted dataset is removed permanently. Until then it can be restored and uses disk space. `0` removes it at once.',
    parse: wholeNumber(0, 3650),
  }),
  fetchAllow: setting({
    env: 'FETCH_ALLOW',
    flag: 'fetch-allow',
    preset: '',
    meaning:
      'Host names, IP addresses and CIDR ranges in your private network that webhooks may reach, separated by commas. Public addresses are always allowed.',
    parse: allowedHosts,
  }),
  requestTimeout: setting({
    env: 'REQUEST_TIMEOUT',
    flag: 'request-timeout',
    preset: '60s',
    meaning: 'Timeout of a request. After it the server responds with 503.',
    parse: duration,
  }),
  metricsPort: optional({
    env: 'METRICS_PORT',
    flag: 'metrics-port',
    preset: '',
    meaning:
      "Port on 127.0.0.1 that serves `/metrics` without authentication. On the main port, `/metrics` requires an owner's API key.",
    parse: wholeNumber(0, 65_535),
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    flag: 'log-level',
    preset: 'warn',
    meaning: 'Log level of standard error: trace, debug, info, warn, error, fatal or silent.',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
} as const;
