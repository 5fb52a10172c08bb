import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/shared/problem.ts';
import styles from './form.module.css';

interface ProblemNoteProps {
  readonly id: string;
  readonly problems: readonly Problem[];
}

/** The live region exists before the first problem, because screen readers ignore regions that are added later. */
export function ProblemNote({ id, problems }: ProblemNoteProps) {
  const { t } = useTranslation();
  return (
    <div id={id} aria-live="polite">
      {problems.map(({ key, values }) => (
        <p key={key} className={styles.problem}>
          <CircleAlert size={16} aria-hidden />
          {t(key as 'validation.max', { ...values })}
        </p>
      ))}
    </div>
  );
}
