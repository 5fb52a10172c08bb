import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import styles from './chips.module.css';
import { OptionGroup } from './option-group.tsx';
import searching from './option-search.module.css';
import { OptionSearch } from './option-search.tsx';
import { useShownOptions } from './use-shown-options.ts';

type LabelProps = BodyProps<'label_selection'> | BodyProps<'multi_label_selection'>;

export const LabelQuestion = observer(function LabelQuestion({ question, form }: LabelProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLFieldSetElement>(null);
  const chosen = labelsOf(form.draft, question);
  const options = useShownOptions(question, form, chosen);
  const { shown, setSearch } = options;

  const optionInputs = () => [...(group.current?.querySelectorAll('input') ?? [])];
  const handleLeave = () => (optionInputs().find(({ checked }) => checked) ?? optionInputs()[0])?.focus();
  const handleSelectFirst = () => {
    const [first] = shown;
    if (!options.isSearching || !first) return;
    optionInputs()[0]?.focus(); // focus first: clearing the search inserts the other options around it
    form.choose(question, first.position);
    setSearch('');
  };

  return (
    <>
      {options.isSearchable && (
        <OptionSearch
          title={question.title}
          options={options}
          onSelectFirst={handleSelectFirst}
          onLeave={handleLeave}
        />
      )}
      <OptionGroup
        ref={group}
        question={question}
        form={form}
        kind={question.type === 'label_selection' ? 'radio' : 'checkbox'}
        className={styles.chips}
        choices={shown}
        chosen={chosen}
      >
        {shown.length === 0 && <p className={searching.none}>{t('questions.noMatch')}</p>}
        {options.isFoldable && (
          <FoldButton isUnfolded={options.isUnfolded} hidden={options.hidden} onFold={options.setUnfolded} />
        )}
      </OptionGroup>
    </>
  );
});

interface FoldButtonProps {
  readonly isUnfolded: boolean;
  readonly hidden: number;
  readonly onFold: (isUnfolded: boolean) => void;
}

function FoldButton({ isUnfolded, hidden, onFold }: FoldButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={() => onFold(!isUnfolded)}>
      {isUnfolded ? t('annotation.less') : t('annotation.more', { count: hidden })}
    </button>
  );
}

function labelsOf(draft: Draft, question: LabelProps['question']): readonly string[] {
  if (question.type === 'multi_label_selection') return answerTo(draft, question).labels;
  const { label } = answerTo(draft, question);
  return label === undefined ? [] : [label];
}
