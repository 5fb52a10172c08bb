import { GripVertical, X } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import type { Problem } from '#domain/shared/problem.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import dragging from '../../components/dragging/dragging.module.css';
import { ProblemNote } from '../../components/form/problem-note.tsx';
import { LabelColour } from './label-colour.tsx';
import styles from './labels.module.css';
import type { LabelActions } from './use-label-actions.ts';

interface LabelRowProps {
  readonly option: Option;
  readonly at: number;
  readonly problem: Problem | undefined;
  readonly isHeld: boolean;
  /** True for unsaved labels, which no answer can contain yet: they are removed without a question. */
  readonly isNew: boolean;
  /** False while the list is filtered. */
  readonly isMovable: boolean;
  readonly hasColour: boolean;
  readonly actions: LabelActions;
  /** Undefined if saved labels stay. */
  readonly onRemoveSaved: ((option: Option) => void) | undefined;
}

export const LabelRow = memo(function LabelRow(props: LabelRowProps) {
  const { option, at, problem, isHeld, isNew, isMovable, hasColour, actions, onRemoveSaved } = props;
  const { t } = useTranslation();
  const id = useId();
  const { value, text } = option;
  const name = text.trim() || value;
  const handleRemove = ({ currentTarget }: MouseEvent) => {
    if (!isNew) return onRemoveSaved?.(option);
    const row = currentTarget.closest('li');
    (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('input')?.focus();
    actions.remove(value);
  };
  return (
    <li
      className={styles.row}
      data-slot={at}
      onKeyDown={(event) => isMovable && actions.handleKeyDown(event, value, at)}
    >
      <div className={`${dragging.card} ${styles.card}`} data-card={isMovable ? value : undefined} data-held={isHeld}>
        <button
          type="button"
          className={`${dragging.grip} ${styles.grip}`}
          data-grip
          disabled={!isMovable}
          aria-label={t('changing.labels.move', { label: name })}
          aria-pressed={isHeld}
          title={t('changing.labels.move', { label: name })}
          onClick={() => actions.toggle(value)}
          onBlur={actions.cancel}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        {hasColour && <LabelColour option={option} name={name} actions={actions} />}
        <input
          className={styles.text}
          dir="auto"
          autoComplete="off"
          aria-label={t('changing.labels.text', { value })}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          value={text}
          onChange={({ target }) => actions.rename(value, target.value)}
        />
        {(isNew || onRemoveSaved) && (
          <IconButton look="quiet" label={t('changing.labels.remove', { label: name })} onClick={handleRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {value !== text && (
        <p className={styles.value}>
          {t('changing.labels.value')} <code dir="auto">{value}</code>
        </p>
      )}
      <ProblemNote id={id} problems={problem ? [problem] : []} />
    </li>
  );
});
