import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import styles from './outbox-chip.module.css';
import { OutboxChipViewModel } from './outbox-chip-view-model.ts';

const icons = { saved: CloudCheck, saving: CloudUpload, waiting: CloudAlert };

const UnsentDialog = lazyComponent(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);

export const OutboxChip = observer(function OutboxChip() {
  const viewModel = useViewModel(OutboxChipViewModel);
  const [isOpen, setOpen] = useState(false);
  const { count } = viewModel;
  const { t } = useTranslation();
  if (viewModel.state === 'quiet' && !isOpen) return null;
  const state = viewModel.state === 'quiet' ? 'saved' : viewModel.state; // an open list stays open
  const Icon = icons[state];
  const text = state === 'waiting' ? t('outbox.unsent', { count }) : t(`outbox.${state}`);

  return (
    <>
      <span className={styles.chip} data-state={state} role="status">
        <button type="button" aria-haspopup="dialog" title={t('outbox.open')} onClick={() => setOpen(true)}>
          <Icon size={17} aria-hidden />
          <span className={styles.text}>{text}</span>
        </button>
      </span>
      <Suspense fallback={null}>
        {isOpen && <UnsentDialog viewModel={viewModel} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
});
