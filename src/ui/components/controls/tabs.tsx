import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../marks/visually-hidden.tsx';
import { moveFocus, tabMoves } from '../roving-focus.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Text for screen readers of a dot on the tab, such as “not saved”. */
  readonly markLabel?: string | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}

/** Scrolls the row sideways until the tab is visible; unlike `scrollIntoView`, this does not scroll the page. */
function scrollWithin(row: HTMLElement, part: Element) {
  const [view, { left, right }] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, left - view.left) || Math.max(0, right - view.right);
}

export function Tabs({ label, tabs, current, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected tab may be outside the visible part of the row
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && chosen) scrollWithin(list.current, chosen);
  }, [current]);

  const handleKey = (event: KeyboardEvent) => {
    const to = moveFocus([...event.currentTarget.querySelectorAll('button')], event.key, tabMoves);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" className={styles.list} aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(id, tab.id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.title}
            {tab.markLabel && (
              <span className={styles.mark}>
                <VisuallyHidden>{`, ${tab.markLabel}`}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" className={styles.panel} aria-labelledby={tabId(id, current)}>
        {children}
      </div>
    </div>
  );
}

const tabId = (id: string, tab: string) => `${id}-${tab}`;
