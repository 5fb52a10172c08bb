import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import styles from './danger.module.css';
import { DeletionViewModel } from './deletion-view-model.ts';

const DeleteDialog = lazyComponent(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

interface DangerZoneProps {
  readonly viewModel: SettingsViewModel;
  readonly dataset: Dataset;
}

export const DangerZone = observer(function DangerZone({ viewModel, dataset }: DangerZoneProps) {
  const { t } = useTranslation();
  const deletion = useShared(DeletionViewModel);
  const navigate = useNavigate();
  const handleDeleted = () => {
    viewModel.markDeleted();
    void navigate('/');
  };
  return (
    <section className={styles.zone} aria-labelledby="delete">
      <h2 id="delete">{t('changing.delete')}</h2>
      <p>{t(deletion.isPermanent ? 'changing.deleteLasting' : 'changing.deleteToTrash')}</p>
      <Button className={styles.danger} onClick={deletion.open}>
        {t('changing.delete')}
      </Button>
      <Suspense fallback={null}>
        {deletion.isOpen && <DeleteDialog deletion={deletion} dataset={dataset} onDeleted={handleDeleted} />}
      </Suspense>
    </section>
  );
});
