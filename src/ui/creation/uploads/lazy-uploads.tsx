import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { UploadsFlag } from '../../shared/uploads-flag.ts';
import { useShared } from '../../shared/use-view-model.ts';

const load = () => import('./uploads-panel.tsx');
const UploadsPanel = lazyComponent(async () => (await load()).UploadsPanel);

export const LazyUploads = observer(function LazyUploads() {
  const { user } = useShared(Session);
  const flag = useShared(UploadsFlag);
  return (
    <Suspense fallback={null}>
      {user && flag.isSetFor(user.id) && (
        <WithModule module="uploads" fetch={load}>
          <UploadsPanel userId={user.id} />
        </WithModule>
      )}
    </Suspense>
  );
});
