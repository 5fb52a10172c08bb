import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { useTopLayer } from '../../../shared/notices/use-top-layer.ts';
import styles from './image.module.css';
import { ImageView } from './image-view.tsx';
import { ZoomControls } from './zoom-controls.tsx';

interface FullScreenProps {
  readonly source: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function FullScreen({ source, title, onClose }: FullScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useTopLayer(dialog);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element?.open) element?.showModal();
    frame.current?.focus();
    return () => {
      element?.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.full} aria-label={title} onCancel={onClose} onClose={onClose}>
      <ImageView frame={frame} picture={picture} source={source} title={title} />
      <ZoomControls frame={frame} picture={picture} hasWheel>
        <IconButton look="quiet" label={t('common.close')} hint="Esc" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </ZoomControls>
    </dialog>
  );
}
