import type { Hub } from '#application/ports/creation/hub.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HubPlace } from './hub-place.ts';

export class HttpHub implements Hub {
  constructor(
    private readonly place: HubPlace,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  get name(): string {
    return new URL(this.place.url).host;
  }

  /** It is asked without saying who asks. */
  async has(repoId: string): Promise<boolean> {
    const address = `${this.place.datasetsUrl}/info?${new URLSearchParams({ dataset: repoId })}`;
    const response = await this.fetch(address, { credentials: 'omit' }).catch((cause: unknown) => {
      throw new Failure('ERROR_FETCHING_DATASET', { cause });
    });
    if (response.status >= 500) throw new Failure('ERROR_FETCHING_DATASET');
    return response.ok;
  }
}
