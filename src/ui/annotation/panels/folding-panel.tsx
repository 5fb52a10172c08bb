import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Panel } from '#domain/annotation/panels/panel-sizes.ts';
import styles from './panels.module.css';
import { Splitter } from './splitter.tsx';
import { shareStyle, useOpen, useShare } from './use-layout.ts';

interface FoldingPanelProps {
  readonly panel: Panel;
  readonly label: string;
  /** What there is to see while it is folded; unfolded, its name is enough. */
  readonly summary?: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Stands at the bottom of a column, as one row until it is unfolded. */
export function FoldingPanel({ panel, label, summary, icon, children }: FoldingPanelProps) {
  const [isOpen, setOpen] = useOpen(panel);
  const [share, storeShare] = useShare(panel);
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleEnter = () => {
    setOpen(false);
    button.current?.focus(); // the line goes with what it moves
  };

  return (
    <section
      ref={pane}
      id={id}
      className={styles.panel}
      data-open={isOpen}
      aria-label={label}
      style={isOpen ? shareStyle(share) : undefined}
    >
      {isOpen && (
        <Splitter part={panel} pane={pane} controls={id} share={share} onResize={storeShare} onEnter={handleEnter} />
      )}
      <button
        ref={button}
        type="button"
        className={styles.heading}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-body` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {(!isOpen && summary) || label}
        <ChevronUp className={styles.chevron} size={18} aria-hidden />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <div id={`${id}-body`} className={styles.body} tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
