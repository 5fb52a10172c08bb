import { useTranslation } from 'react-i18next';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { PlainText } from '../../components/markdown/plain-text.tsx';
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
  return <PlainText text={text} className={styles.text} />;
}
