import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { settingsPath } from '../../layouts/crumbs.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { DuplicateViewModel } from './duplicate-view-model.ts';
import styles from './transfers.module.css';

const DuplicateDialog = lazyComponent(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);

export const DuplicateSection = observer(function DuplicateSection({ dataset }: { readonly dataset: Dataset }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const duplication = useShared(DuplicateViewModel);
  const handleMade = (id: string) => void navigate(settingsPath(id));
  return (
    <section className={styles.section} aria-labelledby="duplicate">
      <h2 id="duplicate">{t('changing.duplicate')}</h2>
      <p>{t('changing.duplicateAbout')}</p>
      <Button onClick={() => duplication.open(dataset, t('changing.copyName', { name: dataset.name }))}>
        {t('changing.duplicate')}
      </Button>
      <Suspense fallback={null}>
        {duplication.isOpen && <DuplicateDialog duplication={duplication} dataset={dataset} onMade={handleMade} />}
      </Suspense>
    </section>
  );
});
