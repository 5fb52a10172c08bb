import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TextRange } from '#domain/annotation/spans/snapping.ts';
import type { SpanInteraction } from '../../model/spans/span-interaction.ts';
import { SpanOptions } from '../span-options.tsx';
import styles from './span-text.module.css';

interface SpanMenuProps {
  readonly interaction: SpanInteraction;
  readonly positionOf: (range: TextRange) => { readonly left: number; readonly top: number } | undefined;
}

export const SpanMenu = observer(function SpanMenu({ interaction, positionOf }: SpanMenuProps) {
  const element = useRef<HTMLDivElement>(null);
  const { menu, openedMark, selection } = interaction;
  const range = menu?.kind === 'mark' ? openedMark?.span : menu && selection.marked;

  useLayoutEffect(() => {
    const position = range && positionOf(range);
    const { current } = element;
    if (!position || !current) return;
    const freePx = (current.parentElement?.clientWidth ?? 0) - current.offsetWidth;
    current.style.insetInlineStart = 'auto';
    current.style.left = `${Math.max(0, Math.min(position.left, freePx))}px`;
    current.style.top = `${position.top + 26}px`;
    current.scrollIntoView({ block: 'nearest' });
  }, [range, positionOf]);
  useEffect(() => {
    if (!range) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.parentElement?.contains(target) && !isLabel(target))
        interaction.open(undefined);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [range, interaction]);

  if (!range) return null;
  return (
    <div ref={element} className={styles.menu} data-aside>
      <SpanOptions interaction={interaction} mark={menu?.kind === 'mark' ? openedMark : undefined} range={range} />
    </div>
  );
});

/** A click on a label gives it to the selection, so the menu stays open. */
const isLabel = (target: Node) => target instanceof Element && target.closest('[data-question]') !== null;
