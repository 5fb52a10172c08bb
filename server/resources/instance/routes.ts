import { sql } from 'kysely';
import { type AppDeps, publicRoute, type Route } from '../shared/route.ts';

/** Version of the Argilla API, which clients check. */
export const apiVersion = '2.8.0';

/** Features beyond the Argilla API. */
const features = [
  'events',
  'leases',
  'overview',
  'own-metrics',
  'own-answers',
  'account',
  'people',
  'filters',
  'person-progress',
  'shares',
  'label-additions',
  'colours',
  'trash',
  'export',
  'known-records',
  'rename',
  'question-changes',
  'label-removal',
  'move',
  'duplicate',
  'answer-times',
  'suggestions-seen',
  'quality',
  'answer-filters',
  'blind-suggestions',
];

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)}M`;

async function status({ db }: AppDeps) {
  const { rows } = await sql<{ server_version: string }>`SHOW server_version`.execute(db);
  const { rss } = process.memoryUsage();
  return {
    version: apiVersion,
    search_engine: { name: 'postgresql', version: { number: rows[0]?.server_version ?? 'unknown' } },
    memory: { rss: megabytes(rss) },
  };
}

export const instanceRoutes = (deps: AppDeps): readonly Route[] => [
  publicRoute('GET', '/settings', async () => ({
    argilla: { share_your_progress_enabled: false },
    ...(deps.speaks !== 'argilla' && { postil: { features } }),
  })),
  publicRoute('GET', '/version', async () => ({ version: apiVersion })),
  publicRoute('GET', '/status', () => status(deps)),
];
