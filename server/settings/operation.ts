import { allowedHosts } from './allowed-hosts.ts';
import { optional, setting } from './row.ts';
import { duration, oneOf, size, wholeNumber } from './setting.ts';

export const operationSettings = {
  bodyLimit: setting({
    env: 'BODY_LIMIT',
    flag: 'body-limit',
    preset: '100MB',
    meaning: 'The largest request that is read.',
    parse: size,
  }),
  vectorMemory: setting({
    env: 'VECTOR_MEMORY',
    flag: 'vector-memory',
    preset: '512MB',
    meaning:
      'How much memory may keep vectors; similarity among more of them is found from the database, which is slow unless pgvector is installed.',
    parse: size,
  }),
  trashDays: setting({
    env: 'TRASH_DAYS',
    flag: 'trash-days',
    preset: '30',
    meaning: 'How many days a deleted dataset can be restored and takes its space; `0` to remove it at once.',
    parse: wholeNumber(0, 3650),
  }),
  fetchAllow: setting({
    env: 'FETCH_ALLOW',
    flag: 'fetch-allow',
    preset: '',
    meaning:
      'Hosts, addresses and ranges inside your network that webhooks may reach, separated by commas; public ones they always may.',
    parse: allowedHosts,
  }),
  requestTimeout: setting({
    env: 'REQUEST_TIMEOUT',
    flag: 'request-timeout',
    preset: '60s',
    meaning: 'How long a request may take before it is answered with 503.',
    parse: duration,
  }),
  metricsPort: optional({
    env: 'METRICS_PORT',
    flag: 'metrics-port',
    preset: '',
    meaning: "A port on 127.0.0.1 that tells `/metrics` without a key; otherwise they are for an owner's API key.",
    parse: wholeNumber(0, 65_535),
  }),
  logLevel: setting({
    env: 'LOG_LEVEL',
    flag: 'log-level',
    preset: 'warn',
    meaning: 'What is logged to the error stream: trace, debug, info, warn, error, fatal or silent.',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
} as const;
