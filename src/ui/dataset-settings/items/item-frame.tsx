import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import type { SettingsItem } from '../model/settings-item.ts';
import { ItemBadges, ItemMark } from './item-marks.tsx';
import { ItemNotes } from './item-notes.tsx';
import styles from './items.module.css';

interface ItemFrameProps {
  readonly item: Pick<SettingsItem, keyof SettingsItem>;
  readonly title: string;
  readonly level?: 2 | 3;
  readonly badges?: readonly string[];
  /** Id of the text that names the item, if a row above shows it already. */
  readonly namedBy?: string;
  readonly children: ReactNode;
}

export const ItemFrame = observer(function ItemFrame(props: ItemFrameProps) {
  const { item, namedBy, children } = props;
  const { t } = useTranslation();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const handleKeyDown = useItemKeys(item);
  const { isModified, canSave, saving } = item;

  /** Moves the focus off a button that is about to be disabled. */
  const focusForm = () => form.current?.focus();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLButtonElement) focusForm();
    void item.save();
  };
  const handleCancel = () => {
    if (item.isGone)
      goToTab(form.current); // the form is about to be removed
    else focusForm();
    item.cancel();
  };

  return (
    <form
      ref={form}
      className={styles.item}
      aria-labelledby={namedBy ?? heading}
      data-item={item.key}
      data-modified={isModified}
      tabIndex={-1}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {namedBy === undefined && <ItemHead {...props} id={heading} />}
      <ItemNotes item={item} />
      {children}
      <footer className={styles.actions}>
        <Button disabled={!isModified || saving.isRunning} onClick={handleCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" look="strong" busy={saving.isRunning} disabled={!canSave && !saving.isRunning}>
          {t('changing.update')}
        </Button>
      </footer>
    </form>
  );
});

const ItemHead = observer(function ItemHead({
  item,
  title,
  level = 2,
  badges = [],
  id,
}: ItemFrameProps & { id: string }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <header className={styles.head}>
      <Heading id={id} dir="auto">
        {title}
      </Heading>
      <ItemBadges badges={badges} />
      <ItemMark item={item} />
    </header>
  );
});

function useItemKeys({ undo, redo, save }: Pick<SettingsItem, 'undo' | 'redo' | 'save'>) {
  const { isFor } = useKeys();
  return useCallback(
    (event: KeyboardEvent) => {
      const { nativeEvent } = event;
      if (isFor('undo', nativeEvent)) undo();
      else if (isFor('redo', nativeEvent)) redo();
      else if (isFor('draft', nativeEvent)) void save();
      else return;
      event.preventDefault();
    },
    [undo, redo, save, isFor],
  );
}

function goToTab(within: Element | null) {
  const panel = within?.closest('[role="tabpanel"]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.focus();
}
