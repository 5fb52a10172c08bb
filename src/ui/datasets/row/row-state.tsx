import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import {
  completedPercent,
  finishedRecords,
  isComplete,
  type Metrics,
  type Progress,
  usersOnCard,
} from '#domain/datasets/progress.ts';
import { compactNumber } from '#domain/shared/numbers.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row-state.module.css';

/** Undefined until the row has been near the window. */
export const RowState = ({ overview }: { readonly overview: DatasetOverview | undefined }) => (
  <div className={styles.state}>
    {overview?.progress && (
      <>
        <RowProgress progress={overview.progress} />
        <div className={styles.people}>
          {overview.own && overview.own.total > 0 && <OwnShare own={overview.own} />}
          <Team progress={overview.progress} />
        </div>
      </>
    )}
  </div>
);

function OwnShare({ own }: { readonly own: Metrics }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <p className={styles.own}>{t('datasets.own', { done: number(finishedRecords(own)), total: number(own.total) })}</p>
  );
}

const totalDigits = 2;

function RowProgress({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { total } = progress;
  const percent = completedPercent(progress);
  const share = t('datasets.percent', { percent: number(percent) });
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        <b title={t('datasets.completed', { share })}>{share}</b>
        <span title={number(total)}>
          {total === 0
            ? t('datasets.noRecords')
            : t('datasets.records', { count: total, total: compactNumber(total, totalDigits) })}
        </span>
      </p>
      <progress
        className={styles.bar}
        value={percent}
        max={100}
        aria-label={t('datasets.progress')}
        data-complete={isComplete(progress)}
      />
    </div>
  );
}

function Team({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { shown, more } = usersOnCard(progress);
  if (shown.length === 0) return null;

  return (
    <div className={styles.team}>
      <ul aria-label={t('datasets.team')} id={id}>
        {(isOpen ? progress.users : shown).map((username) => (
          <li key={username} title={username} dir="auto">
            <Avatar username={username} size="mini" />
            <VisuallyHidden>{username}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'datasets.teamLess' : 'datasets.teamMore', { count: more })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '−' : `+${more}`}
        </button>
      )}
    </div>
  );
}
