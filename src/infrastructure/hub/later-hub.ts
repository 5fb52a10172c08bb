import type { Hub } from '#application/ports/creation/hub.ts';
import type { HubPlace } from './hub-place.ts';

/** The hub, asked by what comes when somebody asks. */
export class LaterHub implements Hub {
  constructor(
    private readonly place: HubPlace,
    private readonly load: (place: HubPlace) => Promise<Pick<Hub, 'has'>>,
  ) {}

  get name(): string {
    return new URL(this.place.url).host;
  }

  async has(repoId: string): Promise<boolean> {
    return (await this.load(this.place)).has(repoId);
  }
}
