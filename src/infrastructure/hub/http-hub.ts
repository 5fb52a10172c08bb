import type { Hub } from '#application/ports/creation/hub.ts';
import { ApiError } from '../http/api-error.ts';
import { DatasetViewer } from './dataset-viewer.ts';
import type { HubAddresses } from './hub-addresses.ts';

export class HttpHub implements Pick<Hub, 'has'> {
  private readonly viewer: DatasetViewer;

  constructor(addresses: HubAddresses, fetch: typeof globalThis.fetch) {
    this.viewer = new DatasetViewer(addresses, fetch);
  }

  has(repoId: string): Promise<boolean> {
    const query = { dataset: repoId };
    return this.viewer.ask({ path: 'info', query, read: exists, failure: 'ERROR_FETCHING_DATASET' });
  }
}

/** An overloaded hub has not answered: 5xx and 429 are failures, other errors mean no. */
async function exists(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) throw await ApiError.from(response);
  return response.ok;
}
