import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completedPercent, isComplete, type Progress, usersOnCard } from '#domain/datasets/progress.ts';
import { compactNumber } from '#domain/shared/numbers.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './row-state.module.css';

export const RowState = ({ progress }: { readonly progress: Progress | undefined }) => (
  <div className={styles.state}>
    {progress && (
      <>
        <RowProgress progress={progress} />
        <Team progress={progress} />
      </>
    )}
  </div>
);

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
