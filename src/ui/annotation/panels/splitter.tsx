import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import styles from './panels.module.css';
import { type SplitterOptions, useSplitter } from './use-splitter.ts';

interface SplitterProps extends SplitterOptions {
  readonly controls: string;
  readonly share: number | undefined;
}

/** Prevents the mouse from moving the focus to the splitter. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function Splitter({ controls, share = limits.layout.halfPercent, ...options }: SplitterProps) {
  const { t } = useTranslation();
  const { splitter, handlePointerDown, handlePointerMove, handlePointerUp, handleKeyDown } = useSplitter(options);
  const { part, onResize } = options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a plain separator cannot be moved
    <div
      ref={splitter}
      className={styles.splitter}
      data-part={part}
      role="separator"
      tabIndex={0}
      aria-label={t(`panels.size.${part}`)}
      aria-controls={controls}
      aria-orientation={part === 'record' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(share)}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={handlePointerUp}
      onMouseDown={keepFocus}
      onKeyDown={handleKeyDown}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
