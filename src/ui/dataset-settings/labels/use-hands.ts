import { useMemo, useRef } from 'react';
import type { Option } from '#domain/annotation/question.ts';
import { typingGroup } from '#domain/datasets/settings/item-edit.ts';
import { labelKey } from '#domain/datasets/settings/items.ts';
import { colourLabel, removeLabel, renameLabel } from '#domain/datasets/settings/labels.ts';
import type { Order } from '../../components/dragging/use-order.ts';

type Options = readonly Option[];

interface Reach extends Pick<Order, 'press' | 'toggle' | 'letGo'> {
  readonly options: Options;
  readonly onChange: (options: Options, group?: string) => void;
}

/** What rows lay hands on stays the same from key to key, so that only the row that changes is drawn anew. */
export function useHands(reach: Reach) {
  const latest = useRef(reach);
  latest.current = reach;
  return useMemo(() => {
    const change = (to: (options: Options) => Options) => latest.current.onChange(to(latest.current.options));
    return {
      press: (...args: Parameters<Reach['press']>) => latest.current.press(...args),
      toggle: (value: string) => latest.current.toggle(value),
      letGo: () => latest.current.letGo(),
      rename: (value: string, text: string) => {
        const { options, onChange } = latest.current;
        const before = options.find((option) => option.value === value)?.text ?? '';
        onChange(renameLabel(options, value, text), typingGroup(labelKey(value), before, text));
      },
      colour: (value: string, hex: string | undefined) => change((options) => colourLabel(options, value, hex)),
      remove: (value: string) => change((options) => removeLabel(options, value)),
    };
  }, []);
}

export type Hands = ReturnType<typeof useHands>;
