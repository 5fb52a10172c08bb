import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conditionOn, type Filter, type FilterTarget, filterGroups, keyOfTarget } from '#domain/criteria/filter.ts';
import type { FilterSubject } from '#domain/criteria/filter-subject.ts';
import { fold } from '#domain/text/fold.ts';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { moveAmong } from '../../components/roving-focus.ts';
import { SearchBox } from '../../components/search/search-box.tsx';
import styles from './filters.module.css';
import { LoadFailed } from './load-failed.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

interface SubjectListProps {
  readonly subjects: readonly FilterSubject[];
  readonly filters: readonly Filter[];
  readonly isListing: boolean;
  /** Values of some subjects are still loading. A subject chosen early opens once they have loaded. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onChoose: (target: FilterTarget) => void;
}

const handleKeyDown = moveAmong('input, button:not(:disabled)');

export function SubjectList(props: SubjectListProps) {
  const { subjects, filters, isListing, isLoading, hasFailed, onRetry, onChoose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const texts = useFilterTexts(subjects);
  const known = isListing ? [] : subjects;
  const found = known.filter(({ target }) => fold(texts.title(target)).includes(fold(typed.trim())));
  const groups = filterGroups.filter((group) => found.some(({ target }) => target.on === group));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside handle keys first
    <div className={styles.list} onKeyDown={handleKeyDown}>
      <SearchBox
        ref={search}
        className={styles.search}
        value={typed}
        placeholder={t('filters.find')}
        aria-label={t('filters.find')}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {isListing && <Skeleton lines={8} />}
      {hasFailed && <LoadFailed onRetry={onRetry} />}
      {groups.map((group) => (
        <section key={group} aria-label={t(`filters.groups.${group}`)}>
          <h3 className={styles.group}>{t(`filters.groups.${group}`)}</h3>
          {found
            .filter(({ target }) => target.on === group)
            .map(({ target, control }) => (
              <button
                key={keyOfTarget(target)}
                type="button"
                className={styles.subject}
                title={texts.title(target)}
                disabled={!control && !isLoading}
                data-active={conditionOn(filters, target) !== undefined}
                onClick={() => onChoose(target)}
              >
                <bdi>{texts.title(target)}</bdi>
                {!control && !isLoading && !hasFailed && <span className={styles.hint}>{t('filters.noValues')}</span>}
                <ChevronRight size={16} aria-hidden />
              </button>
            ))}
        </section>
      ))}
      {found.length === 0 && !isListing && <p className={styles.hint}>{t('filters.nothing')}</p>}
    </div>
  );
}
