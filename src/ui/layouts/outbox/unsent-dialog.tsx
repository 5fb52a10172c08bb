import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { OutboxChipViewModel } from './outbox-chip-view-model.ts';
import styles from './unsent-dialog.module.css';

interface UnsentDialogProps {
  readonly viewModel: OutboxChipViewModel;
  readonly onClose: () => void;
}

export const UnsentDialog = observer(function UnsentDialog({ viewModel, onClose }: UnsentDialogProps) {
  const { t } = useTranslation();
  const { unsent, hurry } = viewModel;
  const mayHurry = unsent.some(({ refusal }) => refusal === undefined);
  return (
    <Dialog title={t('outbox.title')} onClose={onClose}>
      {unsent.length === 0 && <p>{t('outbox.none')}</p>}
      <ul className={styles.list}>
        {unsent.map((unsent) => (
          <UnsentEntry key={unsent.id} unsent={unsent} viewModel={viewModel} onClose={onClose} />
        ))}
      </ul>
      {mayHurry && <Button onClick={hurry}>{t('outbox.retry')}</Button>}
    </Dialog>
  );
});

interface UnsentEntryProps extends UnsentDialogProps {
  readonly unsent: Unsent;
}

const UnsentEntry = observer(function UnsentEntry({ unsent, viewModel, onClose }: UnsentEntryProps) {
  const { t } = useTranslation();
  const { ago } = useFormats();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = viewModel.stateOf(unsent);
  const path = `/dataset/${unsent.datasetId}/annotation-mode`;
  const handleBack = () => {
    onClose();
    if (pathname.replace(/\/$/, '') === path) viewModel.ask(unsent);
    else void navigate(path);
  };

  return (
    <li className={styles.entry} data-state={state}>
      <p>
        <strong>{t(`outbox.change.${unsent.change.kind === 'save' ? unsent.change.status : 'removed'}`)}</strong>{' '}
        <time>{ago(new Date(unsent.queuedAt).toISOString())}</time>
      </p>
      {unsent.change.preview && (
        <p className={styles.record} dir="auto">
          {unsent.change.preview}
        </p>
      )}
      <div className={styles.reason} dir="auto">
        {unsent.refusal ? <Reason message={unsent.refusal} /> : t(`outbox.state.${state}`)}
      </div>
      <span className={styles.actions}>
        {unsent.refusal !== undefined && <Button onClick={handleBack}>{t('outbox.restore')}</Button>}
        <DiscardButton isDisabled={state === 'sent'} onDiscard={() => viewModel.forget(unsent.id)} />
      </span>
    </li>
  );
});

/** Asks for confirmation: a discarded answer cannot be restored. */
function DiscardButton({ isDisabled, onDiscard }: { readonly isDisabled: boolean; readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button look="quiet" disabled={isDisabled} onClick={() => setConfirming(true)}>
        {t('outbox.discard')}
      </Button>
    );
  return (
    <>
      <span>{t('outbox.discardAsk')}</span>
      <Button onClick={onDiscard}>{t('outbox.discardYes')}</Button>
      <Button look="quiet" onClick={() => setConfirming(false)}>
        {t('common.cancel')}
      </Button>
    </>
  );
}
