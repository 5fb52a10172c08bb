import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import styles from './form.module.css';

export const RecoveredNote = observer(function RecoveredNote({
  viewModel,
}: {
  readonly viewModel: AnnotationViewModel;
}) {
  const { t } = useTranslation();
  const { ago } = useFormats();
  const { record, isModified } = viewModel.form;
  const writtenAt = record && viewModel.unsynced.recoveredAt(record.id);
  if (writtenAt === undefined || !isModified) return null;

  return (
    <div className={styles.recovered} role="status">
      <p>
        <History size={17} aria-hidden />
        {t('annotation.recovered', { when: ago(new Date(writtenAt).toISOString()) })}
      </p>
      <Button look="quiet" onClick={() => viewModel.actions.perform('reset')}>
        {t('annotation.reset')}
      </Button>
    </div>
  );
});
