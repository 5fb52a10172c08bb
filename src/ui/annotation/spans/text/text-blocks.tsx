import { memo } from 'react';
import type { Block } from './blocks.ts';

/** The bare text: it never changes, whatever is marked in it. */
export const TextBlocks = memo(function TextBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ start, pieces }) => (
    <div key={start} dir="auto">
      {pieces}
    </div>
  ));
});
