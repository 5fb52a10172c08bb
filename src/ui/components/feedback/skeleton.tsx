import styles from './skeleton.module.css';

/** Placeholder with the shape of the content, so that the layout does not shift; visible after 200 ms. */
export function Skeleton({ lines = 1, look = 'text' }: { readonly lines?: number; readonly look?: 'text' | 'block' }) {
  return (
    <div className={styles.skeleton} data-look={look} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <span key={line} />
      ))}
    </div>
  );
}
