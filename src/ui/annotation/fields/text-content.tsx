import { useTranslation } from 'react-i18next';
import { stretches } from '#domain/text/stretches.ts';
import { Markdown } from '../../components/markdown/markdown.tsx';
import styles from './fields.module.css';

interface TextContentProps {
  readonly text: string;
  readonly isMarkdown: boolean;
}

export function TextContent({ text, isMarkdown }: TextContentProps) {
  const { t } = useTranslation();
  if (text.trim() === '') return <p className={styles.empty}>{t(text === '' ? 'fields.empty' : 'fields.blank')}</p>;
  if (isMarkdown)
    return (
      <div className={styles.markdown}>
        <Markdown text={text} />
      </div>
    );
  const pieces = stretches(text);
  return (
    <p className={styles.text} dir="auto">
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
