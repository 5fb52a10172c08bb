import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allOf, type Condition, toggleValue } from '#domain/criteria/condition.ts';
import type { Choice, FilterControl } from '#domain/criteria/filter-subject.ts';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { SearchBox } from '../../../components/search/search-box.tsx';
import styles from '../filters.module.css';
import { useValueSearch } from './use-value-search.ts';
import { VirtualList } from './virtual-list.tsx';

interface TermsChoiceProps {
  readonly title: string;
  readonly control: Extract<FilterControl, { kind: 'terms' }>;
  readonly condition: Condition | undefined;
  readonly onChange: (condition: Condition) => void;
}

export function TermsChoice({ title, control, condition, onChange }: TermsChoiceProps) {
  const { t } = useTranslation();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const terms = condition?.kind === 'terms' ? condition : undefined;
  const [preferredMatch, setPreferredMatch] = useState<'any' | 'all'>('all');
  const match = terms?.match ?? preferredMatch;
  const toggle = ({ value }: Choice) =>
    onChange(!terms && control.has === 'several' && match === 'all' ? allOf(value) : toggleValue(terms, value));
  const choose = (next: 'any' | 'all') => {
    setPreferredMatch(next);
    if (terms) onChange({ ...terms, match: next });
  };
  const { choices } = control;
  const { typed, found, handleChange, handleKeyDown } = useValueSearch(choices, toggle);

  return (
    <>
      {control.has === 'first' && <p className={styles.hint}>{t('filters.first')}</p>}
      {control.has === 'several' && <MatchChoice match={match} onMatch={choose} />}
      <SearchBox
        ref={search}
        className={styles.search}
        value={typed}
        placeholder={t('filters.findValue')}
        aria-label={t('filters.findValue')}
        autoComplete="off"
        onChange={handleChange}
        onKeyDown={handleKeyDown}
      />
      <VirtualList
        label={title}
        choices={found}
        chosen={terms?.values ?? []}
        onToggle={toggle}
        onLeaveUp={() => search.current?.focus()}
        searchInput={search}
      />
      {!choices && <Skeleton lines={4} />}
      {choices && found.length === 0 && <p className={styles.hint}>{t('filters.nothing')}</p>}
    </>
  );
}

interface MatchChoiceProps {
  readonly match: 'any' | 'all';
  readonly onMatch: (match: 'any' | 'all') => void;
}

function MatchChoice({ match, onMatch }: MatchChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.match}>
      <legend>{t('filters.match')}</legend>
      {(['all', 'any'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="match" checked={match === each} onChange={() => onMatch(each)} />
          {t(`filters.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
