import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/button.tsx';
import styles from './image.module.css';
import { type ImageFailure, shortSource } from './image-failure.ts';

interface ImageFailedProps {
  readonly failure: ImageFailure;
  readonly source: string | undefined;
  readonly onRetry: () => void;
}

const canRetry = (failure: ImageFailure) => failure !== 'missing' && failure !== 'elsewhere';

export function ImageFailed({ failure, source, onRetry }: ImageFailedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.missing} role="status" data-short={failure === 'missing'}>
      <ImageOff size={28} aria-hidden />
      <p className={styles.failed}>{t('annotation.imageFailed')}</p>
      <p>{t(`fields.imageWhy.${failure}`, { place: source && shortSource(source) })}</p>
      {canRetry(failure) && <Button onClick={onRetry}>{t('common.retry')}</Button>}
    </div>
  );
}
