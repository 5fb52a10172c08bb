import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

const LazyReauthenticationDialog = lazyComponent(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

export const ExpiredSession = observer(function ExpiredSession() {
  const { hasExpired } = useShared(Session);
  return <Suspense fallback={null}>{hasExpired && <LazyReauthenticationDialog />}</Suspense>;
});
