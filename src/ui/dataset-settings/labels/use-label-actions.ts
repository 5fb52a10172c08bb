import { useMemo, useRef } from 'react';
import type { Option } from '#domain/annotation/question.ts';
import { typingGroup } from '#domain/datasets/settings/item-edit.ts';
import { labelKey } from '#domain/datasets/settings/items.ts';
import { colourLabel, removeLabel, renameLabel } from '#domain/datasets/settings/labels.ts';
import type { Reordering } from '../../components/dragging/use-reordering.ts';

type Options = readonly Option[];

interface LabelActionsOptions extends Pick<Reordering, 'handleKeyDown' | 'toggle' | 'cancel'> {
  readonly options: Options;
  readonly onChange: (options: Options, group?: string) => void;
}

/** Stable callbacks for the rows, so that a change renders only its own row again. */
export function useLabelActions(reach: LabelActionsOptions) {
  const latest = useRef(reach);
  latest.current = reach;
  return useMemo(() => {
    const change = (to: (options: Options) => Options) => latest.current.onChange(to(latest.current.options));
    return {
      handleKeyDown: (...args: Parameters<LabelActionsOptions['handleKeyDown']>) =>
        latest.current.handleKeyDown(...args),
      toggle: (value: string) => latest.current.toggle(value),
      cancel: () => latest.current.cancel(),
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

export type LabelActions = ReturnType<typeof useLabelActions>;
