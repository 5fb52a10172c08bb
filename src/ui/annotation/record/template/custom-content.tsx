import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import styles from '../fields.module.css';

/** Fallback for custom fields without a template, or with one that fails. */
export function CustomContent({ value }: { readonly value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <pre className={styles.data} dir="auto" tabIndex={0}>
      {JSON.stringify(value, undefined, 2)}
    </pre>
  );
}
