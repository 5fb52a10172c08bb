import type { ReactEventHandler, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './image.module.css';

interface ImageViewProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly source: string;
  readonly title: string;
  readonly onLoad?: ReactEventHandler;
  readonly onError?: ReactEventHandler;
}

export function ImageView({ frame, picture, source, title, onLoad, onError }: ImageViewProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to move it
    <figure ref={frame} className={styles.view} aria-label={t('fields.zoom.view', { title })} tabIndex={0}>
      <img
        ref={picture}
        className={styles.image}
        src={source}
        alt={title}
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={onLoad}
        onError={onError}
      />
    </figure>
  );
}
