import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopLayer } from '../../shared/notices/use-top-layer.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface Confirm {
  readonly text: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Without `confirm`, the dialog has only a button to close. */
  readonly confirm?: Confirm;
  /** Text of the closing button, if it is not “Cancel” or “Close”. */
  readonly closeText?: string;
}

/** A modal dialog, open while it is mounted; closing restores the focus. */
export function Dialog({ title, children, onClose, confirm, closeText }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element?.open) element?.showModal();
    return () => {
      element?.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const isBusy = confirm?.isBusy ?? false;
  /** Keeps the dialog open while its action runs, since the action may fail. */
  const handleCancel = (event: SyntheticEvent) => (isBusy ? event.preventDefault() : onClose());

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={handleCancel} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onClose}>
          {closeText ?? t(confirm ? 'common.cancel' : 'common.close')}
        </Button>
        {confirm && (
          <Button look="strong" busy={isBusy} disabled={confirm.isDisabled} onClick={confirm.onConfirm}>
            {confirm.text}
          </Button>
        )}
      </div>
    </dialog>
  );
}
