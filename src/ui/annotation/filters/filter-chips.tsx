import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Filter, type FilterTarget, keyOfTarget } from '#domain/criteria/filter.ts';
import type { FilterSubject } from '#domain/criteria/filter-subject.ts';
import styles from './chips.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly subjects: readonly FilterSubject[];
  readonly onOpen?: (target: FilterTarget) => void;
  readonly onRemove: (target: FilterTarget) => void;
}

export function FilterChips({ filters, subjects, onOpen, onRemove }: FilterChipsProps) {
  const { t } = useTranslation();
  const texts = useFilterTexts(subjects);
  return (
    <ul className={styles.chips} aria-label={t('filters.active')} data-menu>
      {filters.map((filter) => {
        const title = texts.title(filter);
        return (
          <li key={keyOfTarget(filter)} className={styles.chip}>
            {onOpen ? (
              <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(filter)}>
                <ChipText title={title} condition={texts.condition(filter)} />
              </button>
            ) : (
              <span className={styles.open}>
                <ChipText title={title} condition={texts.condition(filter)} />
              </span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('filters.remove', { title })}
              title={t('filters.remove', { title })}
              onClick={() => onRemove(filter)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const ChipText = ({ title, condition }: { readonly title: string; readonly condition: string }) => (
  <>
    <bdi className={styles.title}>{title}</bdi> <bdi>{condition}</bdi>
  </>
);
