import { stretches } from '#domain/text/stretches.ts';
import styles from './plain-text.module.css';

interface PlainTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text as it is written, however long. */
export function PlainText({ text, className = '' }: PlainTextProps) {
  const pieces = stretches(text);
  return (
    <p className={`${styles.plain} ${className}`} dir="auto">
      {pieces.length === 1 ? text : pieces.map(stretch)}
    </p>
  );
}

/** Only what is near the window is laid out. */
const stretch = (text: string, index: number) => (
  <span key={index} className={styles.stretch}>
    {text}
  </span>
);
