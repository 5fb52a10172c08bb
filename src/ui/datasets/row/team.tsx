import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Progress, usersOnCard } from '#domain/datasets/progress.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import styles from './row-state.module.css';

/** Those who answered: three of them, and the others when they are asked for. */
export function Team({ progress }: { readonly progress: Progress }) {
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
