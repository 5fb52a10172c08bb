import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import styles from './fields.module.css';

/** The value as it came. */
export function CustomContent({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <pre className={styles.data} dir="auto" tabIndex={0}>
      {JSON.stringify(value, undefined, 2)}
    </pre>
  );
}
