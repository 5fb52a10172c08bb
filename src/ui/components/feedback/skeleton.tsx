import styles from './skeleton.module.css';

/** The shape of what is on its way, so that nothing jumps when it comes; seen only if the wait is longer than 200 ms. */
export function Skeleton({ lines = 1, look = 'text' }: { readonly lines?: number; readonly look?: 'text' | 'block' }) {
  return (
    <div className={styles.skeleton} data-look={look} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing else
        <span key={line} />
      ))}
    </div>
  );
}
