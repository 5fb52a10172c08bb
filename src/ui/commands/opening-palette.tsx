import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Commands } from '../keyboard/commands.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import styles from './palette-box.module.css';
import { useModal } from './use-modal.ts';

/** The search box of the palette while its code loads, so that what the user types arrives there. */
export const OpeningPalette = observer(function OpeningPalette({ commands }: { readonly commands: Commands }) {
  const { t } = useTranslation();
  const dialog = useModal();
  const { isFor } = useKeys();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isFor('palette', event.nativeEvent)) return;
    event.preventDefault();
    commands.close();
  };
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('shell.commands')} onCancel={commands.close}>
      <input
        className={styles.input}
        type="text"
        aria-label={t('shell.commands')}
        value={commands.typed}
        onChange={(event) => commands.type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={styles.count}>
        {t('common.loading')}
      </p>
    </dialog>
  );
});
