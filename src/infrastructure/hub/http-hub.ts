import type { Hub } from '#application/ports/creation/hub.ts';
import { ApiError } from '../http/api-error.ts';
import { DatasetViewer } from './dataset-viewer.ts';
import type { HubPlace } from './hub-place.ts';

export class HttpHub implements Pick<Hub, 'has'> {
  private readonly viewer: DatasetViewer;

  constructor(place: HubPlace, fetch: typeof globalThis.fetch) {
    this.viewer = new DatasetViewer(place, fetch);
  }

  has(repoId: string): Promise<boolean> {
    const query = { dataset: repoId };
    return this.viewer.ask({ path: 'info', query, reads: saysYes, failure: 'ERROR_FETCHING_DATASET' });
  }
}

/** A hub that is too busy to say has not said no. */
async function saysYes(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 429) throw await ApiError.from(response);
  return response.ok;
}
