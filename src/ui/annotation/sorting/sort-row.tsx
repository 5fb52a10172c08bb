import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeSort,
  flipSort,
  moveSortDown,
  moveSortUp,
  removeSort,
  type Sort,
  sameSubject,
} from '#domain/criteria/sort.ts';
import type { SortSubject } from '#domain/criteria/sort-subject.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import styles from './sorting.module.css';
import { keyOf, SubjectOptions, subjectAt, useSubjectTitle } from './subject-options.tsx';

interface SortRowProps {
  readonly sort: Sort;
  readonly at: number;
  readonly all: readonly Sort[];
  readonly subjects: readonly SortSubject[];
  readonly onChange: (sort: readonly Sort[]) => void;
}

const moves: Readonly<Record<string, typeof moveSortUp>> = { ArrowUp: moveSortUp, ArrowDown: moveSortDown };

/** One level: by what, which way, and how much it counts. */
export function SortRow({ sort: { by, order }, at, all, subjects, onChange }: SortRowProps) {
  const { t } = useTranslation();
  const titleOf = useSubjectTitle();
  const name = by.entity === 'metadata' || by.entity === 'record' ? by.property : by.question;
  const own = subjects.find((subject) => sameSubject(subject.by, by)) ?? { by, title: name };
  const title = titleOf(own);
  const offered = subjects.filter((each) => each === own || !all.some((other) => sameSubject(other.by, each.by)));
  const change = (key: string) => {
    const to = subjectAt(offered, key);
    if (to) onChange(changeSort(all, by, to.by));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!event.altKey || !move) return;
    event.preventDefault();
    onChange(move(all, by));
  };

  return (
    <li className={styles.level} onKeyDown={handleKeyDown}>
      <select
        className={styles.select}
        aria-label={t('sorting.level', { number: at + 1 })}
        value={keyOf(own.by)}
        onChange={({ target }) => change(target.value)}
      >
        <SubjectOptions subjects={offered.includes(own) ? offered : [own, ...offered]} />
      </select>
      <IconButton label={t(`sorting.${order}`, { title })} onClick={() => onChange(flipSort(all, by))}>
        {order === 'asc' ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
      </IconButton>
      <IconButton
        look="quiet"
        label={t('sorting.up', { title })}
        hint="Alt ↑"
        aria-disabled={at === 0}
        onClick={() => onChange(moveSortUp(all, by))}
      >
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        look="quiet"
        label={t('sorting.down', { title })}
        hint="Alt ↓"
        aria-disabled={at === all.length - 1}
        onClick={() => onChange(moveSortDown(all, by))}
      >
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <IconButton look="quiet" label={t('sorting.remove', { title })} onClick={() => onChange(removeSort(all, by))}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
