import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useCallback, useMemo } from 'react';
import type { Question } from '#domain/annotation/question.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { AnswerForm } from '../../model/answering/answer-form.ts';
import { Chip, type ChipOption } from './chip.tsx';

interface OptionGroupProps {
  readonly question: Question;
  readonly form: AnswerForm;
  readonly kind: 'radio' | 'checkbox';
  readonly choices: readonly ChipOption[];
  readonly chosen: readonly string[];
  readonly className: string | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** With hundreds of options, only those that changed render again. */
export const OptionGroup = observer(function OptionGroup(props: OptionGroupProps) {
  const { question, form, kind, choices, chosen, className, children, ref } = props;
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const suggested = useMemo(() => suggestedValues(suggestion), [suggestion]);
  const choose = useCallback((position: number) => form.choose(question, position), [form, question]);
  const radios = {
    role: 'radiogroup',
    'aria-label': question.title,
    'aria-required': question.required,
    dir: 'auto',
  } as const;

  return (
    <fieldset ref={ref} className={className} {...(kind === 'radio' && radios)}>
      {choices.map((choice, index) => (
        <Chip
          key={choice.value}
          kind={kind}
          choice={choice}
          index={index}
          count={choices.length}
          isChosen={chosen.includes(choice.value)}
          suggested={suggested.get(choice.value)}
          agent={suggestion?.agent}
          onChoose={choose}
        />
      ))}
      {children}
    </fieldset>
  );
});
