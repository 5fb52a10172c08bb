import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopLayer } from '../../shared/notices/use-top-layer.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface Confirm {
  readonly text: string;
  readonly isBusy?: boolean;
  /** Something has to be done before. */
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Without one there is nothing to confirm: the dialog only tells. */
  readonly confirm?: Confirm;
  /** What closing it means, where that is more than to close it. */
  readonly closeText?: string;
}

/** Open for as long as it is mounted; afterwards the focus is where it was. */
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
  /** What is under way may have something to tell. */
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
