import { completedPercent, type Progress } from '#domain/datasets/progress.ts';
import styles from './progress.module.css';

/** Decorative: the numbers stand next to it. */
export const TeamBar = ({ progress }: { readonly progress: Progress | undefined }) => (
  <span className={styles.bar} aria-hidden>
    <i data-status="submitted" style={{ inlineSize: `${progress ? completedPercent(progress) : 0}%` }} />
  </span>
);
