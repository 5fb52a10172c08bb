import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

interface ImageContentProps {
  readonly source: string | undefined;
  readonly title: string;
}

export function ImageContent({ source, title }: ImageContentProps) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  if (!source || hasFailed)
    return (
      <p className={styles.missing}>
        <ImageOff size={20} aria-hidden />
        {t('annotation.imageFailed')}
      </p>
    );
  return (
    <img
      className={styles.image}
      src={source}
      alt={title}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
