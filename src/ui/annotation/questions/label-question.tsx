import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldedOptions, isFoldable, orderedOptions, visibleOptions } from '#domain/annotation/choosing/options.ts';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { BodyProps } from './body-props.ts';
import { Chip } from './chip.tsx';
import styles from './chips.module.css';

type LabelProps = BodyProps<'label_selection'> | BodyProps<'multi_label_selection'>;

export const LabelQuestion = observer(function LabelQuestion({ question, form }: LabelProps) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const suggested = suggestedValues(suggestion);
  const chosen = labelsOf(form.draft, question);
  const all = orderedOptions(question, suggestion);
  const options = isUnfolded ? all : foldedOptions(all, visibleOptions(question), chosen);

  return (
    <div className={styles.chips}>
      {options.map(({ value, text, description, position }) => (
        <Chip
          key={value}
          kind={question.type === 'label_selection' ? 'radio' : 'checkbox'}
          name={question.name}
          text={text}
          hint={description}
          digits={String(position + 1)}
          isChosen={chosen.includes(value)}
          suggested={suggested.get(value)}
          agent={suggestion?.agent}
          onChoose={() => form.choose(question, position)}
        />
      ))}
      {isFoldable(question) && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('annotation.less') : t('annotation.more', { count: all.length - options.length })}
        </button>
      )}
    </div>
  );
});

function labelsOf(draft: Draft, question: LabelProps['question']): readonly string[] {
  if (question.type === 'multi_label_selection') return answerTo(draft, question).labels;
  const { label } = answerTo(draft, question);
  return label === undefined ? [] : [label];
}
