import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

const fetchDialog = () => import('./reauthentication-dialog.tsx');
const ReauthenticationDialog = lazyComponent(async () => (await fetchDialog()).ReauthenticationDialog);

export const ExpiredSession = observer(function ExpiredSession() {
  const { hasExpired } = useShared(Session);
  return (
    <Suspense fallback={null}>
      {hasExpired && (
        <WithModule module="sign-in" fetch={fetchDialog}>
          <ReauthenticationDialog />
        </WithModule>
      )}
    </Suspense>
  );
});
