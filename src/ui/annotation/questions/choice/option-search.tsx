import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { SearchBox } from '../../../components/search/search-box.tsx';
import { isComposing } from '../../../keyboard/key-event.ts';
import styles from './option-search.module.css';
import { type OptionSearchActions, optionSearchKeys } from './option-search-keys.ts';
import type { ShownOptions } from './use-shown-options.ts';

interface OptionSearchProps {
  readonly title: string;
  readonly options: ShownOptions;
  readonly onSelectFirst: () => void;
  readonly onLeave: () => void;
}

export function OptionSearch({ title, options, onSelectFirst, onLeave }: OptionSearchProps) {
  const { t } = useTranslation();
  const { search, setSearch, shown, isSearching } = options;
  const actions: OptionSearchActions = {
    selectFirst: onSelectFirst,
    leave: onLeave,
    clear: () => {
      flushSync(() => setSearch('')); // the options must exist before one can get the focus
      onLeave();
    },
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const found = optionSearchKeys.find(({ shown }) => shown.includes(event.key));
    if (!found || event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    found.run(actions);
  };

  return (
    <>
      <SearchBox
        className={styles.search}
        value={search}
        placeholder={t('questions.search')}
        aria-label={t('questions.searchIn', { title })}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{isSearching && t('questions.matches', { count: shown.length })}</span>
      </VisuallyHidden>
    </>
  );
}
