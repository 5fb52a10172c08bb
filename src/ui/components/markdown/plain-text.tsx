import { textChunks } from '#domain/text/text-chunks.ts';
import styles from './plain-text.module.css';

interface PlainTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

export function PlainText({ text, className = '' }: PlainTextProps) {
  const pieces = textChunks(text);
  return (
    <p className={`${styles.plain} ${className}`} dir="auto">
      {pieces.length === 1 ? text : pieces.map(stretch)}
    </p>
  );
}

/** The browser lays out only chunks near the window. */
const stretch = (text: string, index: number) => (
  <span key={index} className={styles.stretch}>
    {text}
  </span>
);
