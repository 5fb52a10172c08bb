import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Choice } from '#domain/criteria/filter-subject.ts';
import { arrowSteps } from '../../../components/roving-focus.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import styles from '../filters.module.css';

interface VirtualListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onToggle: (choice: Choice) => void;
  /** The user pressed ArrowUp on the first row. */
  readonly onLeaveUp: () => void;
  /** ArrowDown in this input focuses the first row. */
  readonly searchInput: RefObject<HTMLInputElement | null>;
}

const rowHeightPx = 36;
const visibleRows = 8;
const overscanRows = 6;

export function VirtualList({ label, choices, chosen, onToggle, onLeaveUp, searchInput }: VirtualListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const start = Math.max(0, Math.min(first, choices.length - visibleRows) - overscanRows);
  const shown = choices.slice(start, start + visibleRows + 2 * overscanRows);
  const focusRow = (index: number) => {
    if (index < 0) return onLeaveUp();
    if (index >= choices.length) return;
    flushSync(() => setFirst(Math.max(0, index - visibleRows + 1))); // the row must exist before it can get the focus
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  const handleKeyDown = useArrowKeys(searchInput, focusRow);

  return (
    <ul
      ref={list}
      className={styles.virtualList}
      aria-label={label}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / rowHeightPx))}
      onKeyDown={handleKeyDown}
    >
      <li aria-hidden style={{ height: start * rowHeightPx }} />
      {shown.map((choice, at) => (
        <li key={choice.value} aria-setsize={choices.length} aria-posinset={start + at + 1}>
          <Row choice={choice} index={start + at} isChosen={chosen.includes(choice.value)} onToggle={onToggle} />
        </li>
      ))}
      <li aria-hidden style={{ height: Math.max(0, choices.length - start - shown.length) * rowHeightPx }} />
    </ul>
  );
}

interface RowProps extends Pick<VirtualListProps, 'onToggle'> {
  readonly choice: Choice;
  readonly index: number;
  readonly isChosen: boolean;
}

function Row({ choice, index, isChosen, onToggle }: RowProps) {
  const { number } = useFormats();
  return (
    <label className={styles.value}>
      <input type="checkbox" data-index={index} checked={isChosen} onChange={() => onToggle(choice)} />
      <bdi>{choice.text}</bdi>{' '}
      {choice.count !== undefined && <span className={styles.hint}>{number(choice.count)}</span>}
    </label>
  );
}

function useArrowKeys(from: VirtualListProps['searchInput'], goTo: (index: number) => void) {
  const go = useRef(goTo);
  go.current = goTo;
  useEffect(() => {
    const box = from.current;
    const down = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      go.current(0);
    };
    box?.addEventListener('keydown', down);
    return () => box?.removeEventListener('keydown', down);
  }, [from]);
  return (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    const { index } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (step === undefined || index === undefined) return;
    event.preventDefault();
    goTo(Number(index) + step);
  };
}
