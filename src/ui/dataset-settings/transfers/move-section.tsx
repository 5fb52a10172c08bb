import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Button } from '../../components/controls/button.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { MoveViewModel } from './move-view-model.ts';
import styles from './transfers.module.css';

const fetchMoveDialog = () => import('./move-dialog.tsx');
const MoveDialog = lazyComponent(async () => (await fetchMoveDialog()).MoveDialog);

interface MoveSectionProps {
  readonly dataset: Dataset;
  readonly onMoved: () => void;
}

export const MoveSection = observer(function MoveSection({ dataset, onMoved }: MoveSectionProps) {
  const { t } = useTranslation();
  const moving = useShared(MoveViewModel);
  return (
    <section className={styles.section} aria-labelledby="move">
      <h2 id="move">{t('changing.move')}</h2>
      <p>{t('changing.moveAbout')}</p>
      <Button onClick={() => moving.open(dataset)}>{t('changing.move')}</Button>
      <Suspense fallback={null}>
        {moving.isOpen && (
          <WithModule module="effects" fetch={fetchMoveDialog}>
            <MoveDialog moving={moving} dataset={dataset} onMoved={onMoved} />
          </WithModule>
        )}
      </Suspense>
    </section>
  );
});
