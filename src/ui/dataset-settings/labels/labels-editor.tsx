import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import { labelsProblems, moveLabel } from '#domain/datasets/settings/labels.ts';
import { limits } from '#domain/shared/limits.ts';
import { useDragging } from '../../components/dragging/use-dragging.ts';
import { useReordering } from '../../components/dragging/use-reordering.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { AddLabels } from './add-labels.tsx';
import { LabelRow } from './label-row.tsx';
import styles from './labels.module.css';
import { useLabelActions } from './use-label-actions.ts';

type Options = readonly Option[];

export interface LabelsEditorProps {
  readonly name: string;
  readonly options: Options;
  /** Saved labels, which answers may contain. */
  readonly original: Options;
  readonly hasColours: boolean;
  readonly canAdd: boolean;
  /** Consecutive changes of the same group are one undo step. */
  readonly onChange: (options: Options, group?: string) => void;
  /** Without it, saved labels stay. */
  readonly onRemoveSaved?: (option: Option) => void;
}

export function LabelsEditor(props: LabelsEditorProps) {
  const { name, options, original, hasColours, canAdd, onChange, onRemoveSaved } = props;
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { order, shown } = useLabelOrder(options, onChange);
  const list = useDragging<HTMLOListElement>((value, slot) => order.moveTo(value, Number(slot)));
  const problems = useMemo(() => labelsProblems(options), [options]);
  const fixed = useMemo(() => new Set(original.map(({ value }) => value)), [original]);
  const actions = useLabelActions({ options, onChange, ...order });
  const search = useDeferredValue(query).trim().toLowerCase();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a found label stays in the list while its text changes
  const hidden = useMemo(() => new Set(valuesWithout(options, search)), [search]);
  const isShown = ({ value }: Option) => !hidden.has(value) || !fixed.has(value);
  const rows = shown.map((option, at) => ({ option, at })).filter(({ option }) => isShown(option));

  return (
    <div className={styles.labels}>
      {options.length >= limits.optionSearchFrom && (
        <TextField label={t('changing.labels.find')} value={query} problems={[]} onChange={setQuery} />
      )}
      <ol ref={list} className={styles.list} aria-label={t('changing.labels.of', { title: name })}>
        {rows.map(({ option, at }) => (
          <LabelRow
            key={option.value}
            option={option}
            at={at}
            problem={problems.get(option.value)}
            isHeld={order.held?.key === option.value}
            isNew={!fixed.has(option.value)}
            isMovable={search === ''}
            hasColour={hasColours}
            actions={actions}
            onRemoveSaved={onRemoveSaved}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
      {canAdd && <AddLabels options={options} onChange={onChange} />}
    </div>
  );
}

const valuesWithout = (options: Options, wanted: string) =>
  options.filter(({ text }) => !text.toLowerCase().includes(wanted)).map(({ value }) => value);

function useLabelOrder(options: Options, onChange: (options: Options) => void) {
  const { t } = useTranslation();
  const byValue = new Map(options.map((option) => [option.value, option]));
  const order = useReordering({
    keys: [...byValue.keys()],
    titleOf: (value) => byValue.get(value)?.text ?? value,
    placeOf: (at) => t('changing.labels.place', { number: at + 1, total: options.length }),
    onMove: (value, to) => onChange(moveLabel(options, value, to)),
  });
  return { order, shown: order.shown.flatMap((value) => byValue.get(value) ?? []) };
}
