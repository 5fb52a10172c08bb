import type { Hub } from '#application/ports/creation/hub.ts';
import type { HubAddresses } from './hub-addresses.ts';

export class LazyHub implements Hub {
  constructor(
    private readonly addresses: HubAddresses,
    private readonly load: (addresses: HubAddresses) => Promise<Pick<Hub, 'has'>>,
  ) {}

  get name(): string {
    return new URL(this.addresses.url).host;
  }

  async has(repoId: string): Promise<boolean> {
    return (await this.load(this.addresses)).has(repoId);
  }
}
