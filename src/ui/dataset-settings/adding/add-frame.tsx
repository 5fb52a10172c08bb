import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import items from '../items/items.module.css';
import styles from './adding.module.css';
import type { Addition } from './addition.ts';

interface AddFrameProps {
  readonly addition: Pick<Addition<object>, 'isOpen' | 'canAdd' | 'refusal' | 'adding' | 'open' | 'close' | 'add'>;
  readonly title: string;
  readonly children: ReactNode;
}

export const AddFrame = observer(function AddFrame({ addition, title, children }: AddFrameProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isOpen, open } = addition;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return isOpen ? (
    <AddForm addition={addition} title={title}>
      {children}
    </AddForm>
  ) : (
    <button ref={opener} type="button" className={styles.opener} onClick={open}>
      <Plus size={16} aria-hidden />
      {title}
    </button>
  );
});

const AddForm = observer(function AddForm({ addition, title, children }: AddFrameProps) {
  const { t } = useTranslation();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const { canAdd, refusal, adding, add, close } = addition;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <form ref={form} className={items.item} aria-labelledby={heading} noValidate onSubmit={handleSubmit}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.refusal} role="alert">
        {refusal && <Reason message={refusal} />}
      </div>
      <footer className={items.actions}>
        <Button onClick={close}>{t('common.cancel')}</Button>
        <Button type="submit" look="strong" busy={adding.isRunning} disabled={!canAdd && !adding.isRunning}>
          {t('changing.add')}
        </Button>
      </footer>
    </form>
  );
});
