import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { Notices } from '#application/ports/shared/notices.ts';

/** Says when the connection goes and when it is back. */
export class Network {
  constructor(
    private readonly connectivity: Connectivity,
    private readonly notices: Notices,
  ) {}

  activate = () =>
    this.connectivity.watch((isOnline) => {
      this.notices.clear();
      this.notices.show({
        message: { key: isOnline ? 'network.online' : 'network.offline' },
        type: isOnline ? 'success' : 'danger',
      });
    });
}
