import { Suspense, useRef, useState } from 'react';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { lazyComponent } from '../../../shared/retrying/lazy-component.tsx';
import styles from './image.module.css';
import { ImageView } from './image-view.tsx';

const ImageTools = lazyComponent(async () => (await import('./image-tools.tsx')).ImageTools);

interface FramedImageProps {
  readonly source: string;
  readonly title: string;
  readonly onError: () => void;
}

/** The frame has its final height before the image has loaded, so that nothing moves. */
export function FramedImage({ source, title, onError }: FramedImageProps) {
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  return (
    <div className={styles.frame} aria-busy={!isLoaded}>
      <ImageView
        frame={frame}
        picture={picture}
        source={source}
        title={title}
        onLoad={() => setLoaded(true)}
        onError={onError}
      />
      {isLoaded ? (
        <Suspense>
          <ImageTools frame={frame} picture={picture} source={source} title={title} />
        </Suspense>
      ) : (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
