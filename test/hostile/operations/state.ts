import type { Ask } from '../support/client.ts';
import type { Home } from './objects.ts';

const settingsOf = (dataset: string) =>
  [
    'fields',
    'questions',
    'vectors-settings',
    'users/progress',
    'records?include=responses,suggestions,vectors&limit=1000',
  ]
    .map((part) => `/datasets/${dataset}/${part}`)
    .concat(`/me/datasets/${dataset}/metadata-properties`);

const pathsOf = ({ team: side, dataset: place, draft }: Home): readonly string[] => [
  '/users',
  '/me/workspaces',
  '/me/datasets',
  '/webhooks',
  '/ext/v1/people',
  '/ext/v1/trash',
  `/workspaces/${side.workspace}/users`,
  ...settingsOf(place.dataset),
  ...settingsOf(draft.dataset),
];

/** Keys that change with time or with each request. */
const passing = new Set(['last_activity_at']);

const withoutPassing = (key: string, value: unknown) => (passing.has(key) ? undefined : value);

/** Everything that an owner can read of a workspace, its datasets and the server. */
export async function stateOf(ask: Ask, home: Home): Promise<ReadonlyMap<string, string>> {
  const paths = pathsOf(home);
  const answers = await Promise.all(paths.map((path) => ask('GET', path)));
  return new Map(paths.map((path, at) => [path, JSON.stringify(answers[at], withoutPassing)]));
}

export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const changed = [...before].filter(([path, text]) => after.get(path) !== text);
  return changed.map(([path, text]) => `${path} ${differenceOf(text, after.get(path) ?? '')}`);
}

const shownChars = 200;

function differenceOf(before: string, after: string) {
  const at = [...before].findIndex((letter, index) => after[index] !== letter);
  const start = Math.max(0, at - shownChars / 2);
  return `was …${before.slice(start, start + shownChars)}…, is …${after.slice(start, start + shownChars)}…`;
}
