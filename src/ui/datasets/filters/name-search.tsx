import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import { SearchBox } from '../../components/search/search-box.tsx';
import { tip } from '../../components/tooltips/tip.ts';
import styles from './filters.module.css';

interface NameSearchProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

const writableElements = 'input, textarea, select, [contenteditable], dialog';

/** True for the slash key alone, outside of inputs. */
const isSearchKey = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(writableElements));

function useSlash(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [input]);
}

export function NameSearch({ name, onChange }: NameSearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || name === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    clear();
  };

  return (
    <SearchBox
      ref={input}
      className={styles.search}
      value={name}
      placeholder={t('datasets.search')}
      aria-label={t('datasets.search')}
      aria-keyshortcuts="/"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      end={
        name === '' ? (
          <Kbd>/</Kbd>
        ) : (
          <button
            type="button"
            aria-label={t('datasets.clearSearch')}
            {...tip(t('datasets.clearSearch'))}
            onClick={clear}
          >
            <X size={16} aria-hidden />
          </button>
        )
      }
    />
  );
}
