import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../components/feedback/spinner.tsx';
import styles from './image.module.css';

const ImageTools = lazy(async () => ({ default: (await import('./image-tools.tsx')).ImageTools }));

interface PictureProps {
  readonly source: string;
  readonly title: string;
  readonly onError: () => void;
}

/** As high as its frame from the first moment, so that nothing moves when it comes. */
export function Picture({ source, title, onError }: PictureProps) {
  const { t } = useTranslation();
  const [isThere, setThere] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  return (
    <div className={styles.frame} aria-busy={!isThere}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what moves must be reachable by keys */}
      <figure ref={frame} className={styles.view} aria-label={t('fields.zoom.view', { title })} tabIndex={0}>
        <img
          ref={picture}
          className={styles.image}
          src={source}
          alt={title}
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={() => setThere(true)}
          onError={onError}
        />
      </figure>
      {isThere ? (
        <Suspense>
          <ImageTools frame={frame} picture={picture} source={source} title={title} />
        </Suspense>
      ) : (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
