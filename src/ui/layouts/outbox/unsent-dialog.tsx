import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Unsent } from '#application/ports/annotation/unsent-answers.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Texts } from '../../i18n/texts.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { OutboxChipViewModel } from './outbox-chip-view-model.ts';
import styles from './unsent-dialog.module.css';

interface UnsentDialogProps {
  readonly viewModel: OutboxChipViewModel;
  readonly onClose: () => void;
}

/** Every answer that the server has not confirmed, why, and what can be done about it. */
export const UnsentDialog = observer(function UnsentDialog({ viewModel, onClose }: UnsentDialogProps) {
  const { t } = useTranslation();
  const { all, hurry } = viewModel;
  const mayHurry = all.some(({ refusal }) => refusal === undefined);
  return (
    <Dialog title={t('outbox.title')} onClose={onClose}>
      {all.length === 0 && <p>{t('outbox.none')}</p>}
      <ul className={styles.list}>
        {all.map((unsent) => (
          <Entry key={unsent.id} unsent={unsent} viewModel={viewModel} onClose={onClose} />
        ))}
      </ul>
      {mayHurry && <Button onClick={hurry}>{t('outbox.retry')}</Button>}
    </Dialog>
  );
});

interface EntryProps extends UnsentDialogProps {
  readonly unsent: Unsent;
}

const Entry = observer(function Entry({ unsent, viewModel, onClose }: EntryProps) {
  const { t } = useTranslation();
  const texts = useShared(Texts);
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
      <p className={styles.reason} dir="auto">
        {unsent.refusal ? texts.say(unsent.refusal) : t(`outbox.state.${state}`)}
      </p>
      <span className={styles.means}>
        {unsent.refusal !== undefined && <Button onClick={handleBack}>{t('outbox.restore')}</Button>}
        <Forget isOff={state === 'sent'} onForget={() => viewModel.forget(unsent.id)} />
      </span>
    </li>
  );
});

/** Asks first: what is forgotten cannot be had back. */
function Forget({ isOff, onForget }: { readonly isOff: boolean; readonly onForget: () => void }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button look="quiet" disabled={isOff} onClick={() => setAsks(true)}>
        {t('outbox.discard')}
      </Button>
    );
  return (
    <>
      <span>{t('outbox.discardAsk')}</span>
      <Button onClick={onForget}>{t('outbox.discardYes')}</Button>
      <Button look="quiet" onClick={() => setAsks(false)}>
        {t('common.cancel')}
      </Button>
    </>
  );
}
