import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { warnsOfStorage } from '#domain/session/environment.ts';
import { lazyPart } from '../shared/lazy-part.ts';
import { Platform } from '../shared/platform.ts';
import { Session } from '../shared/session.ts';
import { useShared } from '../shared/use-view-model.ts';

const Warning = lazyPart(async () => (await import('./storage/warning.tsx')).Warning);

/** Says that the space forgets everything when it restarts, to whom can mend it and to whom can ask for that. */
export const StorageWarning = observer(function StorageWarning() {
  const { environment } = useShared(Platform);
  const { user } = useShared(Session);
  if (!user || !environment || !warnsOfStorage(environment)) return null;
  return (
    <Suspense fallback={null}>
      <Warning user={user} environment={environment} />
    </Suspense>
  );
});
