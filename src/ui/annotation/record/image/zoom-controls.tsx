import { Minus, Plus, Shrink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import styles from './image.module.css';
import { useZoom, type Zoomable } from './use-zoom.ts';

interface ZoomControlsProps extends Zoomable {
  readonly children: ReactNode;
}

export function ZoomControls({ children, ...zoomable }: ZoomControlsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { scale, larger, smaller, fit } = useZoom(zoomable);
  return (
    <div className={styles.controls}>
      <IconButton
        look="quiet"
        label={t('fields.zoom.smaller')}
        hint="−"
        aria-keyshortcuts="-"
        disabled={scale === 1}
        onClick={smaller}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className={styles.scale}>{number(Math.round(scale * 100))} %</output>
      <IconButton look="quiet" label={t('fields.zoom.larger')} hint="+" aria-keyshortcuts="Plus" onClick={larger}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton
        look="quiet"
        label={t('fields.zoom.fit')}
        hint="0"
        aria-keyshortcuts="0"
        disabled={scale === 1}
        onClick={fit}
      >
        <Shrink size={18} aria-hidden />
      </IconButton>
      {children}
    </div>
  );
}
