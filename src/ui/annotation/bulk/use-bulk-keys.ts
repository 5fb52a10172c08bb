import { useEffect } from 'react';
import { comboOf } from '#domain/keyboard/combo.ts';
import { isComposing, isModalOpen, isTyping } from '../../keyboard/key-event.ts';
import { type BulkKeyActions, bulkKeys } from '../shortcuts/bulk-keys.ts';
import { isFiltering } from '../workbench/focus-first.ts';
import type { BulkViewModel } from './bulk-view-model.ts';

/**
 * Moves the focus to the first card, so that Enter acts on the records and not on the button that opened the view.
 */
export function useFocusOnCards(areShown: boolean): void {
  useEffect(() => {
    if (areShown && !isFiltering()) goToCard(0);
  }, [areShown]);
}

export function useBulkKeys(bulk: BulkViewModel): void {
  useEffect(() => {
    const actions = actionsOn(bulk);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || isModalOpen()) return;
      const combo = comboOf(event);
      const found = bulkKeys.find(({ shown }) => combo !== undefined && shown.includes(combo));
      if (!found) return;
      event.preventDefault();
      found.run(actions);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [bulk]);
}

const actionsOn = (bulk: BulkViewModel): BulkKeyActions => ({
  goToCard,
  togglePage: bulk.selection.togglePage,
  haveEverything: bulk.selectEverything,
  fold: () => bulk.setCollapsed(!bulk.isCollapsed),
});

function goToCard(by: number) {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-select]')];
  const { activeElement } = document;
  const at = boxes.findIndex((box) => box.closest(recordSelector)?.contains(activeElement));
  const next = boxes[Math.min(boxes.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
  next?.focus();
  next?.closest(recordSelector)?.scrollIntoView({ block: 'nearest' });
}

const recordSelector = 'article, tr';
