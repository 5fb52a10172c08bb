import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { canExport } from '#domain/datasets/permissions.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { ViewedRecords } from './viewed-records.ts';

const fetchDialog = () => import('./export-dialog.tsx');
const ExportDialog = lazyComponent(async () => (await fetchDialog()).ExportDialog);

interface ExportButtonProps {
  readonly dataset: Dataset;
  readonly viewed?: () => ViewedRecords | undefined;
}

export const ExportButton = observer(function ExportButton({ dataset, viewed }: ExportButtonProps) {
  const { user } = useShared(Session);
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!user || !canExport(user)) return null;
  return (
    <>
      <IconButton look="quiet" label={t('datasets.export')} showsLabel onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <WithModule module="export" fetch={fetchDialog}>
            <ExportDialog dataset={dataset} view={viewed?.()} onClose={() => setOpen(false)} />
          </WithModule>
        )}
      </Suspense>
    </>
  );
});
