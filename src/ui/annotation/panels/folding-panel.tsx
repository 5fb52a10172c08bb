import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Panel } from '#domain/annotation/panels/panel-sizes.ts';
import styles from './panels.module.css';
import { Splitter } from './splitter.tsx';
import { shareStyle, useOpen, useShare } from './use-layout.ts';

interface FoldingPanelProps {
  readonly panel: Panel;
  readonly label: string;
  /** Shown instead of the label. */
  readonly heading?: ReactNode;
  /** Shown instead of the label while the panel is collapsed. */
  readonly summary?: ReactNode;
  /** Opens the panel once, even if the user collapsed it before. */
  readonly startsOpen?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function FoldingPanel({ panel, label, heading, summary, startsOpen, icon, children }: FoldingPanelProps) {
  const [isOpen, setOpen] = useOpen(panel, startsOpen);
  const [share, storeShare] = useShare(panel);
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleEnter = () => {
    setOpen(false);
    button.current?.focus(); // the splitter disappears with the panel
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
      <h2 className={styles.title}>
        <button
          ref={button}
          type="button"
          className={styles.heading}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          data-no-command={summary ? true : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
          {(!isOpen && summary) || heading || label}
          <ChevronUp className={styles.chevron} size={18} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        <div id={`${id}-body`} className={styles.body} tabIndex={0}>
          {children}
        </div>
      )}
    </section>
  );
}
