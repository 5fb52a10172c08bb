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

describe('NetworkNotice', () => {
  it('shows nothing while the browser is online', () => {
    activate();

    expect(notices.shown).toEqual([]);
  });

  it('shows a permanent notice when the browser goes offline', () => {
    activate();

    connectivity.turn(false);

    expect(notices.shown).toMatchObject([offline]);
  });

  it('shows the notice at the start if the browser is offline', () => {
    connectivity.isOnline = false;

    activate();

    expect(notices.shown).toMatchObject([offline]);
  });

  it('replaces all notices when the browser is online again', () => {
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

  it('shows nothing after it was stopped', () => {
    const stop = activate();
    stop();

    connectivity.turn(false);

    expect(notices.shown).toEqual([]);
  });
});
