import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { warnsOfStorage } from '#domain/session/environment.ts';
import { Platform } from '../../shared/platform.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

const StorageNote = lazyComponent(async () => (await import('./storage-note.tsx')).StorageNote);

/**
 * Warns that a Hugging Face space without persistent storage loses its data at a restart. Loaded lazily, since few need
 * it.
 */
export const StorageWarning = observer(function StorageWarning() {
  const { environment } = useShared(Platform);
  const { user } = useShared(Session);
  if (!user || !environment || !warnsOfStorage(environment)) return null;

  return (
    <Suspense fallback={null}>
      <StorageNote user={user} environment={environment} />
    </Suspense>
  );
});
