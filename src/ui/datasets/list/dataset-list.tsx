import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import type { DatasetOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { PrefetchContext } from '../../navigation/page-link.tsx';
import { DatasetRow } from '../row/dataset-row.tsx';
import { UpdatedTimeProvider } from '../row/updated-time.tsx';
import { ViewObserver, ViewObserverContext } from '../row/view-observer.ts';
import styles from './list.module.css';
import { useRowFocus } from './use-row-focus.ts';

/** More than a screen shows. The first render draws one block, and the browser paints or skips whole blocks. */
const rowsPerBlock = 24;

interface DatasetListProps {
  readonly overviews: readonly DatasetOverview[];
  readonly canChange: boolean;
  readonly username: string;
  readonly onEnter: (id: string) => void;
  readonly onLeave: (id: string) => void;
}

/**
 * Keeps all rows in the page, for the search of the browser and for screen readers; blocks far from the window are not
 * painted.
 */
export function DatasetList({ overviews, canChange, username, onEnter, onLeave }: DatasetListProps) {
  const { t } = useTranslation();
  const [viewObserver] = useState(() => new ViewObserver());
  const rows = useDeferredValue(overviews, overviews.slice(0, rowsPerBlock));
  const list = useRef<HTMLDivElement>(null);
  const { handleFocus, handleKeyDown } = useRowFocus(list, rows);
  usePrefetchFirst(overviews[0]?.dataset.id);
  const handleView = useCallback(
    (id: string, isSeen: boolean) => (isSeen ? onEnter(id) : onLeave(id)),
    [onEnter, onLeave],
  );
  const base = useHref('/dataset');
  const handleClick = usePageLinks();

  return (
    <ViewObserverContext value={viewObserver}>
      <UpdatedTimeProvider>
        {/* biome-ignore lint/a11y/useSemanticElements: HTML lists allow no blocks between list and items */}
        <div
          ref={list}
          role="list"
          className={styles.list}
          aria-label={t('datasets.title')}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
        >
          {inBlocks(rows).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its position
            <div key={index} role="none" className={styles.block} style={blockStyle(block)}>
              {block.map((overview) => (
                <DatasetRow
                  key={overview.dataset.id}
                  overview={overview}
                  isFirst={index === 0}
                  canChange={canChange}
                  username={username}
                  base={base}
                  onView={handleView}
                />
              ))}
            </div>
          ))}
        </div>
      </UpdatedTimeProvider>
    </ViewObserverContext>
  );
}

/**
 * Groups rows into blocks: the browser checks each block while scrolling, and a thousand rows would take longer than a
 * frame.
 */
const inBlocks = (rows: readonly DatasetOverview[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, at) =>
    rows.slice(at * rowsPerBlock, (at + 1) * rowsPerBlock),
  );

/** Reserves the height of an unpainted block. */
const blockStyle = ({ length }: readonly DatasetOverview[]) => ({ '--rows': length }) as CSSProperties;

/** Opens the pages of all links of the list with one listener: one for each of a thousand links slows scrolling. */
function usePageLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-page]') : null;
    const { page } = link?.dataset ?? {};
    if (page === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(page);
  };
}

/** Whether the browser would follow the link in this tab: no new tab, no download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Prefetches the annotation page once, since all rows lead to the same code. */
function usePrefetchFirst(id: string | undefined) {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (id !== undefined) prefetch(`/dataset/${id}/annotation-mode`);
  }, [prefetch, id]);
}
