import { Lock, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessLoss } from '#application/shared/access-loss.ts';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { AnnotationLayout } from '../../layouts/annotation-layout.tsx';
import { datasetCrumbs } from '../../layouts/crumbs.ts';
import { PageHeading } from '../../layouts/page-heading.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { useAutomaticRetry } from '../../shared/retrying/automatic-retry.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { lostWork } from '../model/lost-work.ts';
import styles from './loss.module.css';
import { LostWorkList } from './lost-work-list.tsx';

interface LostDatasetProps {
  readonly viewModel: AnnotationViewModel;
  readonly loss: AccessLoss;
  readonly onRestart: () => void;
}

const icons = { deleted: Trash2, closed: Lock };

export const LostDataset = observer(function LostDataset({ viewModel, loss, onRestart }: LostDatasetProps) {
  const { t } = useTranslation();
  const { opened, loading, load } = viewModel.records;
  useAutomaticRetry(loading, load);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []); // the focused element was removed
  const work = lostWork(viewModel);
  const Icon = icons[loss];
  const title = t(`loss.${loss}`);

  return (
    <AnnotationLayout crumbs={datasetCrumbs(t('common.home'), opened?.dataset)}>
      <section ref={section} className={styles.lost} tabIndex={-1} aria-label={title}>
        <VisuallyHidden>
          <PageHeading title={opened?.dataset.name ?? title} />
        </VisuallyHidden>
        <EmptyState icon={<Icon size={28} />} title={title}>
          <p>{t(`loss.more.${loss}`)}</p>
          <HomeLink />
          <Button busy={loading.isRunning} onClick={opened ? onRestart : load}>
            {t('common.retry')}
          </Button>
        </EmptyState>
        {work.length > 0 && <LostWorkList work={work} />}
      </section>
    </AnnotationLayout>
  );
});
