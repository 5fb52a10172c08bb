import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewModel } from '../../shared/use-view-model.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from '../workbench/form.module.css';
import { TimingViewModel } from './timing-view-model.ts';

/** Measures the time per answer, and tells the user so. */
export function TimingNote({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const timing = useViewModel(TimingViewModel);
  useEffect(() => timing.follow(viewModel), [timing, viewModel]);
  return (
    <p className={styles.timing}>
      <Timer size={14} aria-hidden />
      {t('annotation.timing')}
    </p>
  );
}
