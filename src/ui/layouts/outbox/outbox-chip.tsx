import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from '../header.module.css';
import { OutboxChipViewModel } from './outbox-chip-view-model.ts';

const icons = { saved: CloudCheck, saving: CloudUpload, waiting: CloudAlert };

/** Whether everything that was answered has reached the server. */
export const OutboxChip = observer(function OutboxChip() {
  const { state, count } = useViewModel(OutboxChipViewModel);
  const { t } = useTranslation();
  if (state === 'quiet') return null;
  const Icon = icons[state];

  return (
    <span className={styles.chip} data-state={state} role="status">
      <Icon size={17} aria-hidden />
      {state === 'waiting' ? t('outbox.unsent', { count }) : t(`outbox.${state}`)}
    </span>
  );
});
