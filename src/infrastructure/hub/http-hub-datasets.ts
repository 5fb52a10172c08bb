import type * as v from 'valibot';
import type { HubDatasets, HubFirstRows, HubPage, HubSplit } from '#application/ports/creation/hub-datasets.ts';
import { orElse } from '#application/shared/or-else.ts';
import { wireHubInfo } from '#contract/hub/info.ts';
import { wireHubFirstRows, wireHubRows } from '#contract/hub/rows.ts';
import { wireHubStatistics } from '#contract/hub/statistics.ts';
import type { HubInfo } from '#domain/creation/source/hub-source.ts';
import type { ColumnStatistics } from '#domain/creation/source/statistics.ts';
import { Failure } from '#domain/shared/failure.ts';
import { ApiError } from '../http/api-error.ts';
import { bodyOf, DatasetViewer } from './dataset-viewer.ts';
import type { HubAddresses } from './hub-addresses.ts';
import { toInfo } from './mappers/info.ts';
import { shortenedIn, toRows } from './mappers/rows.ts';
import { toStatistics } from './mappers/statistics.ts';

const failure = 'ERROR_FETCHING_DATASET';

const queryOf = ({ repoId, subset, split }: HubSplit) => ({ dataset: repoId, config: subset, split });

export class HttpHubDatasets implements HubDatasets {
  private readonly viewer: DatasetViewer;

  /** True for data URLs and for addresses on the hub or its subdomains. */
  readonly hosts: (address: string) => boolean;

  constructor(addresses: HubAddresses, fetch: typeof globalThis.fetch) {
    this.hosts = isHostedAt(addresses);
    this.viewer = new DatasetViewer(addresses, fetch);
  }

  async info(repoId: string, token?: string): Promise<HubInfo> {
    const read = bodyOf(wireHubInfo);
    const wire = await this.viewer.ask({ path: 'info', query: { dataset: repoId }, token, read, failure });
    const info = toInfo(repoId, wire);
    if (info.configs.length === 0) throw new Failure(failure, { cause: new ApiError(404, undefined, undefined) });
    return info;
  }

  async statistics(part: HubSplit, token?: string): Promise<readonly ColumnStatistics[]> {
    const wire = await this.askOptional('statistics', part, token, wireHubStatistics);
    return wire && !wire.partial ? wire.statistics.map(toStatistics) : []; // partial statistics would reject the values they miss
  }

  async firstRows(part: HubSplit, token?: string): Promise<HubFirstRows> {
    const wire = await this.askOptional('first-rows', part, token, wireHubFirstRows);
    return wire ? { rows: toRows(wire, this.hosts), shortened: shortenedIn(wire) } : { rows: [], shortened: [] };
  }

  async rows(part: HubSplit, offset: number, length: number, token?: string): Promise<HubPage> {
    const wire = await this.viewer.ask({
      path: 'rows',
      query: { ...queryOf(part), offset: `${offset}`, length: `${length}` },
      token,
      read: bodyOf(wireHubRows),
      failure: 'ERROR_IMPORTING_DATASET',
    });
    const isLast = wire.rows.length < length;
    const total = wire.num_rows_total ?? (isLast ? offset + wire.rows.length : Number.POSITIVE_INFINITY);
    return { rows: toRows(wire, this.hosts), total };
  }

  /** Returns undefined on failure: statistics and first rows help, but the import works without them. */
  private askOptional<T>(path: string, part: HubSplit, token: string | undefined, schema: v.GenericSchema<unknown, T>) {
    const asked = this.viewer.ask({ path, query: queryOf(part), token, read: bodyOf(schema), failure });
    return orElse(asked, undefined);
  }
}

function isHostedAt({ url, datasetsUrl }: HubAddresses) {
  const hosts = [url, datasetsUrl].map((each) => new URL(each).hostname);
  return (address: string) => {
    if (address.startsWith('data:image/')) return true;
    if (!URL.canParse(address)) return false;
    const { hostname } = new URL(address);
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  };
}
