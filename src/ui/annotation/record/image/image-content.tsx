import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { ImagePolicyContext } from '../../../components/markdown/images.ts';
import { FramedImage } from './framed-image.tsx';
import { ImageFailed } from './image-failed.tsx';
import { concernsImage, failureOf, type ImageFailure } from './image-failure.ts';

interface ImageContentProps {
  readonly source: string | undefined;
  readonly title: string;
}

export function ImageContent({ source, title }: ImageContentProps) {
  const [failure, setFailure] = useState<ImageFailure>();
  const wasBlocked = useRef(false);
  const mayLoad = useContext(ImagePolicyContext);

  useLayoutEffect(() => {
    const handleViolation = (event: SecurityPolicyViolationEvent) => {
      if (!source || !concernsImage(event, source)) return;
      wasBlocked.current = true;
      setFailure('blocked');
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, [source]);

  const handleRetry = () => {
    wasBlocked.current = false;
    setFailure(undefined);
  };
  if (source && !mayLoad(source)) return <ImageFailed failure="elsewhere" source={source} onRetry={handleRetry} />;
  if (!source || failure) return <ImageFailed failure={failure ?? 'missing'} source={source} onRetry={handleRetry} />;
  return (
    <FramedImage source={source} title={title} onError={() => setFailure(failureOf(source, wasBlocked.current))} />
  );
}
