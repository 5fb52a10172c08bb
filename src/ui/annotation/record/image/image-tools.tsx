import { Maximize2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { FullScreen } from './full-screen.tsx';
import { ZoomControls } from './zoom-controls.tsx';

interface ImageToolsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly picture: RefObject<HTMLElement | null>;
  readonly source: string;
  readonly title: string;
}

export function ImageTools({ frame, picture, source, title }: ImageToolsProps) {
  const { t } = useTranslation();
  const [isFull, setFull] = useState(false);
  return (
    <>
      <ZoomControls frame={frame} picture={picture}>
        <IconButton look="quiet" label={t('fields.zoom.full')} onClick={() => setFull(true)}>
          <Maximize2 size={18} aria-hidden />
        </IconButton>
      </ZoomControls>
      {isFull && <FullScreen source={source} title={title} onClose={() => setFull(false)} />}
    </>
  );
}
