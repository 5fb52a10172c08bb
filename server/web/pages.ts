import { statusFilters } from '#contract/annotation/make-filters.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { isObject } from '#contract/schemas.ts';
import { emptyQueue, goTo, nextFetch } from '#domain/annotation/queue.ts';
import { type Criteria, isActive } from '#domain/criteria/criteria.ts';
import { positionOf } from '#domain/criteria/page.ts';
import { readCriteria } from '#domain/criteria/url/read.ts';

/** A call that a page makes before it shows its content. */
export interface FirstCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** A call that needs the answer to this one. */
  readonly follow?: (answer: unknown) => FirstCall | undefined;
}

interface Visit {
  /** The dataset that the address names. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** True in front of another server of the API, which has no calls of our own. */
  readonly isProxy: boolean;
}

export interface Page {
  readonly path: RegExp;
  /** Modules that the page imports as soon as it can. */
  readonly modules: readonly string[];
  /** Folders of `locales/` whose texts it shows. */
  readonly texts: readonly string[];
  readonly calls?: (visit: Visit) => readonly FirstCall[];
}

function call(name: CallName, id = ''): FirstCall {
  const { method, path } = calls[name];
  return { method, path: path.replace(':id', encodeURIComponent(id)) };
}

const signedInCalls = [call('getMe'), call('getSettings')];

function workspaceOf(dataset: unknown): FirstCall | undefined {
  const id = isObject(dataset) ? dataset.workspace_id : undefined;
  return typeof id === 'string' ? call('getWorkspace', id) : undefined;
}

const datasetCalls = (id: string) => [
  ...signedInCalls,
  { ...call('getDataset', id), follow: workspaceOf },
  call('listFields', id),
  call('listQuestions', id),
  call('listVectorsSettings', id),
];

/** Undefined for searches with words, filters, an order or similarity. */
function searchCall(id: string, criteria: Criteria): FirstCall | undefined {
  const range = nextFetch(goTo(emptyQueue, positionOf(criteria.page)), criteria);
  if (isActive(criteria) || !range) return undefined;
  const { method, path } = call('searchMyRecords', id);
  const and = statusFilters(criteria.status);
  return {
    method,
    path: `${path}?include=responses&include=suggestions&offset=${range.offset}&limit=${range.limit}`,
    body: JSON.stringify(and.length > 0 ? { filters: { and } } : {}),
  };
}

const signedIn = ['di/modules/signed-in.ts', 'src/ui/datasets/home-screen.tsx'];
const aRecord = [...signedIn, 'di/modules/records.ts', 'di/modules/dataset-schema.ts'];

/** Pages that links lead to; the first that fits an address counts. Other pages request their files and data themselves. */
export const pages: readonly Page[] = [
  {
    path: /^$/,
    modules: signedIn,
    texts: ['shell'],
    calls: ({ isProxy }) => [
      ...signedInCalls,
      ...(isProxy ? [call('listMyDatasets'), call('listMyWorkspaces')] : [call('listOverview')]),
    ],
  },
  { path: /^sign-in$/, modules: ['src/ui/session/sign-in-screen.tsx', 'di/modules/sign-in.ts'], texts: ['shell'] },
  {
    path: /^dataset\/([^/]+)\/annotation-mode$/,
    modules: [...aRecord, 'src/ui/annotation/annotation-screen.tsx', 'di/modules/annotation.ts'],
    texts: ['shell', 'answering'],
    calls: ({ id, query, isProxy }) => [
      ...datasetCalls(id),
      ...[searchCall(id, readCriteria(query))].filter((each) => each !== undefined),
      ...(isProxy ? [] : [call('getMyMetrics', id)]),
    ],
  },
  {
    path: /^dataset\/([^/]+)\/settings$/,
    modules: [...aRecord, 'src/ui/dataset-settings/settings-screen.tsx', 'di/modules/dataset-settings.ts'],
    texts: ['shell', 'answering', 'changing'],
    calls: ({ id }) => [...datasetCalls(id), call('listMyMetadataProperties', id), call('getProgress', id)],
  },
];
