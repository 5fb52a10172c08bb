import type { Progress } from '#domain/datasets/progress.ts';
import { RowProgress } from './row-progress.tsx';
import styles from './row-state.module.css';
import { Team } from './team.tsx';

/** How far the team is, and who it is; its place stays empty until that is known. */
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
