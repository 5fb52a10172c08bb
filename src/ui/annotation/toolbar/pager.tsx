import { ArrowLeft, ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { Position } from './position.tsx';
import styles from './toolbar.module.css';

export const Pager = observer(function Pager({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const keys = useKeys();
  const { page, total } = viewModel.records.queue;
  if (total === 0) return null;

  return (
    <nav className={styles.pager} aria-label={t('annotation.pager')}>
      <IconButton
        label={t('annotation.previous')}
        {...keys.on('previous')}
        disabled={page <= 1}
        onClick={viewModel.previous}
      >
        <ArrowLeft size={18} aria-hidden />
      </IconButton>
      <Position viewModel={viewModel} />
      <IconButton label={t('annotation.next')} {...keys.on('next')} disabled={page >= total} onClick={viewModel.next}>
        <ArrowRight size={18} aria-hidden />
      </IconButton>
    </nav>
  );
});
