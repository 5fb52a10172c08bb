import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkNotice } from '#ui/shared/notices/network-notice.ts';
import { FakeConnectivity } from '../../support/browser/fake-connectivity.ts';
import { FakeNotices } from '../../support/browser/fake-notices.ts';

let connectivity: FakeConnectivity;
let notices: FakeNotices;
beforeEach(() => {
  connectivity = new FakeConnectivity();
  notices = new FakeNotices();
});

const activate = () => new NetworkNotice(connectivity, notices).activate();

const offline = { message: { key: 'network.offline' }, type: 'danger', permanent: true, lasting: true };

describe('the network', () => {
  it('is not spoken of while it is there', () => {
    activate();

    expect(notices.shown).toEqual([]);
  });

  it('is said to be gone until it is back', () => {
    activate();

    connectivity.turn(false);

    expect(notices.shown).toMatchObject([offline]);
  });

  it('is said to be gone from the beginning', () => {
    connectivity.isOnline = false;

    activate();

    expect(notices.shown).toMatchObject([offline]);
  });

  it('is said to be back, in the place of whatever was said', () => {
    activate();
    connectivity.turn(false);

    connectivity.turn(true);

    expect(notices.shown.at(-1)).toMatchObject({
      message: { key: 'network.online' },
      type: 'success',
      permanent: false,
      replaceToast: true,
    });
  });

  it('is watched no longer once that is stopped', () => {
    const stop = activate();
    stop();

    connectivity.turn(false);

    expect(notices.shown).toEqual([]);
  });
});
