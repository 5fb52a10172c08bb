import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeSort, flipSort, removeSort, type Sort, sameSubject } from '#domain/criteria/sort.ts';
import type { SortSubject } from '#domain/criteria/sort-subject.ts';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import dragging from '../../../components/dragging/dragging.module.css';
import type { Reordering } from '../../../components/dragging/use-reordering.ts';
import styles from './sorting.module.css';
import { SubjectOptions, sortKeyOf, subjectWithKey } from './subject-options.tsx';

interface SortRowProps {
  readonly sort: Sort;
  readonly at: number;
  readonly title: string;
  readonly all: readonly Sort[];
  readonly subjects: readonly SortSubject[];
  readonly levels: Reordering;
  readonly onChange: (sort: readonly Sort[]) => void;
}

export function SortRow({ sort: { by, order }, at, title, all, subjects, levels, onChange }: SortRowProps) {
  const { t } = useTranslation();
  const key = sortKeyOf(by);
  const isHeld = levels.held?.key === key;

  return (
    <li className={styles.level} data-slot={at} onKeyDown={(event) => levels.handleKeyDown(event, key, at)}>
      <div className={`${dragging.card} ${styles.card}`} data-card={key} data-held={isHeld}>
        <button
          type="button"
          className={`${dragging.grip} ${styles.grip}`}
          data-grip
          aria-label={t('sorting.move', { title })}
          aria-pressed={isHeld}
          title={t('sorting.move', { title })}
          onClick={() => levels.toggle(key)}
          onBlur={levels.cancel}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <SubjectSelect by={by} title={title} at={at} all={all} subjects={subjects} onChange={onChange} />
        <IconButton label={t(`sorting.${order}`, { title })} onClick={() => onChange(flipSort(all, by))}>
          {order === 'asc' ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
        </IconButton>
        <MoveButton direction="up" title={title} isEnd={at === 0} onMove={() => levels.moveTo(key, at - 1)} />
        <MoveButton
          direction="down"
          title={title}
          isEnd={at === all.length - 1}
          onMove={() => levels.moveTo(key, at + 1)}
        />
        <IconButton look="quiet" label={t('sorting.remove', { title })} onClick={() => onChange(removeSort(all, by))}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

type SubjectSelectProps = Omit<SortRowProps, 'sort' | 'levels'> & Pick<Sort, 'by'>;

function SubjectSelect({ by, at, title, all, subjects, onChange }: SubjectSelectProps) {
  const { t } = useTranslation();
  const current = subjects.find((subject) => sameSubject(subject.by, by));
  const free = subjects.filter((each) => each === current || !all.some((other) => sameSubject(other.by, each.by)));
  const offered = current ? free : [{ by, title }, ...free];
  return (
    <select
      className={styles.select}
      aria-label={t('sorting.level', { number: at + 1 })}
      value={sortKeyOf(by)}
      onChange={({ target }) => {
        const to = subjectWithKey(offered, target.value);
        if (to) onChange(changeSort(all, by, to.by));
      }}
    >
      <SubjectOptions subjects={offered} />
    </select>
  );
}

interface MoveButtonProps {
  readonly direction: 'up' | 'down';
  readonly title: string;
  readonly isEnd: boolean;
  readonly onMove: () => void;
}

function MoveButton({ direction, title, isEnd, onMove }: MoveButtonProps) {
  const { t } = useTranslation();
  const Icon = direction === 'up' ? ChevronUp : ChevronDown;
  return (
    <IconButton
      look="quiet"
      label={t(`sorting.${direction}`, { title })}
      hint={direction === 'up' ? 'Alt ↑' : 'Alt ↓'}
      aria-disabled={isEnd}
      onClick={onMove}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
