import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import styles from './panels.module.css';
import { type Splitting, useSplitting } from './use-splitting.ts';

interface SplitterProps extends Splitting {
  /** The id of what is made larger and smaller. */
  readonly controls: string;
  readonly share: number | undefined;
}

/** The focus stays where the work is when the line is dragged by mouse. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The line between two parts of the screen: by mouse, by touch and by keys. */
export function Splitter({ controls, share = limits.layout.half, ...splitting }: SplitterProps) {
  const { t } = useTranslation();
  const { line, handlePointerDown, handlePointerMove, handlePointerUp, handleKeyDown } = useSplitting(splitting);
  const { part, onKeep } = splitting;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={line}
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
      onDoubleClick={() => onKeep(undefined)}
    />
  );
}
