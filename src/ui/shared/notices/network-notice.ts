import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import type { Notices } from '#application/ports/shared/notices.ts';

export class NetworkNotice {
  constructor(
    private readonly connectivity: Connectivity,
    private readonly notices: Notices,
  ) {}

  activate = () => {
    if (!this.connectivity.isOnline) this.show(false);
    return this.connectivity.watch(this.show);
  };

  private readonly show = (isOnline: boolean) =>
    this.notices.show({
      message: { key: isOnline ? 'network.online' : 'network.offline' },
      type: isOnline ? 'success' : 'danger',
      permanent: !isOnline,
      lasting: !isOnline,
      replaceToast: true,
    });
}
