import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import { isComposing } from '../../keyboard/key-event.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { useTopLayer } from '../../shared/notices/use-top-layer.ts';
import { type Shortcut, type ShortcutActions, shortcuts } from '../shortcuts/shortcuts.ts';
import styles from './palette.module.css';

/** Shortcuts that can be run by name. Shortcuts that only move within the form are left out. */
const commands: readonly Shortcut[] = shortcuts.filter(
  ({ group, name }) => group !== 'answer' && name !== 'submitAnywhere' && name !== 'palette',
);

interface PaletteProps {
  readonly actions: ShortcutActions;
  readonly onClose: () => void;
}

export const Palette = observer(function Palette({ actions, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const dialog = useModal();
  const listId = useId();
  const { query, found, active, search, goTo } = useCommandSearch();

  const choose = (command: Shortcut | undefined) => {
    if (!command || !isPossible(command, actions)) return;
    dialog.current?.close(); // closing restores the focus before the command runs
    onClose();
    command.run(actions);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') choose(active);
    else if (!goTo(event.key)) return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('keys.palette')} onClose={onClose}>
      <SearchInput
        listId={listId}
        activeId={active && `${listId}-${active.name}`}
        typed={query}
        onType={search}
        onKeyDown={handleKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('keys.palette')} className={styles.list}>
        {found.map((command) => (
          <Option
            key={command.name}
            id={`${listId}-${command.name}`}
            command={command}
            isActive={command === active}
            isDisabled={!isPossible(command, actions)}
            onChoose={() => choose(command)}
          />
        ))}
      </div>
      <NoMatches isShown={found.length === 0} />
    </dialog>
  );
});

function useCommandSearch() {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const found = commands.filter(({ name }) => hasWords(t(`shortcuts.${name}`), query));
  return {
    query,
    found,
    active: found[position],
    search: (text: string) => {
      setQuery(text);
      setPosition(0);
    },
    goTo: (key: string) => {
      const step = steps.get(key);
      if (step) setPosition((position + step + found.length) % Math.max(1, found.length));
      return step !== undefined;
    },
  };
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

interface SearchInputProps {
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SearchInput({ listId, activeId, typed, onType, onKeyDown }: SearchInputProps) {
  const { t } = useTranslation();
  return (
    <input
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={t('keys.find')}
      aria-expanded
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={t('keys.find')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function NoMatches({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.none}>
      {isShown && t('keys.nothing')}
    </p>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: Shortcut;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

const Option = observer(function Option({ id, command, isActive, isDisabled, onChoose }: OptionProps) {
  const { t } = useTranslation();
  const option = useRef<HTMLDivElement>(null);
  const key = useKeys().shown(command.name);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps the focus and handles the keys
    <div
      ref={option}
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isActive}
      aria-disabled={isDisabled}
      onClick={onChoose}
    >
      <span>{t(`shortcuts.${command.name}`)}</span>
      {key && <Kbd>{key}</Kbd>}
    </div>
  );
});

/** Opens the dialog while mounted; the browser restores the focus afterwards. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}

const isPossible = ({ can }: Shortcut, { target }: ShortcutActions): boolean => can?.(target) ?? true;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export const hasWords = (text: string, typed: string): boolean => {
  const searched = withoutAccents(text);
  return withoutAccents(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
