import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { toUnit } from '#domain/annotation/spans/code-points.ts';
import { css, lineColour, tintStrength } from '#domain/annotation/spans/colours.ts';
import type { Mark } from '../marking/marks.ts';
import type { SpanMarker } from '../marking/span-marker.ts';
import type { Block } from './blocks.ts';
import { rowHeight } from './highlighter.ts';
import styles from './span-text.module.css';

/** The bare text: it never changes, whatever is marked in it. */
export const TextBlocks = memo(function TextBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ start, pieces }) => (
    <div key={start} dir="auto">
      {pieces}
    </div>
  ));
});

interface MarkedBlocksProps {
  readonly blocks: readonly Block[];
  readonly marker: SpanMarker;
}

/** The text in marks, for browsers that cannot colour it otherwise. */
export const MarkedBlocks = observer(function MarkedBlocks({ blocks, marker }: MarkedBlocksProps) {
  const { points } = marker.text;
  const marks = marker.marks.map((mark) => ({
    mark,
    start: toUnit(points, mark.span.start),
    end: toUnit(points, mark.span.end),
  }));
  return blocks.map((block) => {
    const end = block.start + block.length;
    const inside = marks.filter((each) => each.start < end && each.end > block.start);
    const within = (unit: number) => Math.min(Math.max(unit, block.start), end);
    const edges = [block.start, end, ...inside.flatMap((each) => [within(each.start), within(each.end)])];
    const places = [...new Set(edges)].toSorted((one, other) => one - other);
    return (
      <div key={block.start} dir="auto">
        {places.slice(0, -1).map((from, index) => {
          const to = places[index + 1] ?? end;
          const over = inside.filter((each) => each.start < to && each.end > from).map(({ mark }) => mark);
          return wrapped(points.text.slice(from, to), over, from);
        })}
      </div>
    );
  });
});

const wrapped = (text: string, marks: readonly Mark[], key: number) => {
  const [mark, ...others] = marks;
  if (!mark) return text;
  return (
    <mark key={`${key} ${mark.key}`} className={styles.mark} data-open={mark.isOpen} style={lookOf(mark)}>
      {wrapped(text, others, key)}
    </mark>
  );
};

function lookOf({ label, level, isOpen }: Mark) {
  const [light, dark] = [lineColour(label.colour, 'light'), lineColour(label.colour, 'dark')];
  return {
    background: isOpen ? 'none' : `light-dark(${css(light, tintStrength.light)}, ${css(dark, tintStrength.dark)})`,
    textDecorationColor: `light-dark(${css(light)}, ${css(dark)})`,
    textUnderlineOffset: `${5 + level * rowHeight}px`,
  };
}
