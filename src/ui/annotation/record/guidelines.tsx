import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../components/markdown/markdown.tsx';
import styles from './sheet.module.css';

export function Guidelines({ text }: { readonly text: string | undefined }) {
  const { t } = useTranslation();
  return (
    <details className={styles.guidelines}>
      <summary>
        <BookOpenText size={17} aria-hidden />
        {t('annotation.guidelines')}
      </summary>
      <div className={styles.guidance}>{text ? <Markdown text={text} /> : <p>{t('annotation.noGuidelines')}</p>}</div>
    </details>
  );
}
