import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { SampleViewModel } from './sample-view-model.ts';
import styles from './template.module.css';

export const SampleBar = observer(function SampleBar({ sample }: { readonly sample: SampleViewModel }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { page, total, step } = sample;
  return (
    <div className={styles.bar}>
      <IconButton look="quiet" label={t('annotation.previous')} aria-disabled={page <= 1} onClick={() => step(-1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <span role="status">{t('changing.sample', { page: number(page), total: number(total) })}</span>
      <IconButton look="quiet" label={t('annotation.next')} aria-disabled={page >= total} onClick={() => step(1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </div>
  );
});
