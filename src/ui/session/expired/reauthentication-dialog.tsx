import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outbox } from '#application/annotation/outbox/outbox.ts';
import { Button } from '../../components/controls/button.tsx';
import styles from '../../components/controls/dialog.module.css';
import { useTopLayer } from '../../shared/notices/use-top-layer.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { SignInForm } from '../form/sign-in-form.tsx';
import { OAuthProviders } from '../oauth/oauth-providers.ts';
import { ProviderLinks } from '../oauth/provider-links.tsx';
import own from './reauthentication-dialog.module.css';

/** Signs in over the open page. The dialog cannot be dismissed: it closes with a new session or by signing out. */
export const ReauthenticationDialog = observer(function ReauthenticationDialog() {
  const session = useShared(Session);
  const providers = useShared(OAuthProviders);
  const outbox = useShared(Outbox);
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  const titleId = useId();
  const [unsent] = useState(outbox.unsent.length);
  useEffect(() => providers.load(), [providers]);
  useEffect(() => open(dialog.current), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={() => open(dialog.current)}
    >
      <h2 id={titleId} className={styles.title}>
        {t('session.again.title')}
      </h2>
      <div className={own.body}>
        <p>{t('session.again.text')}</p>
        {unsent > 0 && <p>{t('start.unsent', { count: unsent })}</p>}
        <SignInForm username={session.user?.username ?? ''} />
        <ProviderLinks isInPlace />
        <Button look="quiet" onClick={session.signOut}>
          {t('session.signOut')}
        </Button>
      </div>
    </dialog>
  );
});

/**
 * Opens the dialog, again if the browser has closed it anyway, and focuses the password, since the name is filled in.
 */
function open(dialog: HTMLDialogElement | null) {
  if (!dialog?.isConnected) return;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLInputElement>('[name=password]')?.focus();
}
