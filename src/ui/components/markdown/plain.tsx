import { textChunks } from '#domain/text/text-chunks.ts';
import styles from './plain.module.css';

interface PlainProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text as it is written, however long. */
export function Plain({ text, className = '' }: PlainProps) {
  const pieces = textChunks(text);
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
