import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canDeleteDatasets } from '#domain/datasets/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { Platform } from '../../shared/platform.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';

const fetchDialog = () => import('./trash-dialog.tsx');
const TrashDialog = lazyComponent(async () => (await fetchDialog()).TrashDialog);

export const TrashButton = observer(function TrashButton({ onRestored }: { readonly onRestored: () => void }) {
  const { user } = useShared(Session);
  const platform = useShared(Platform);
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!user || !canDeleteDatasets(user) || !platform.can('trash')) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('datasets.deleted')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <WithModule module="people" fetch={fetchDialog}>
            <TrashDialog onRestored={onRestored} onClose={() => setOpen(false)} />
          </WithModule>
        )}
      </Suspense>
    </>
  );
});
