import type { Option, Question } from './question.ts';

type AnyOption = Option | number;

/** Options of a question with their texts, those of ratings as digits; none for questions without options. */
export const optionsOf = ({
  settings,
}: Pick<Question, 'settings'>): readonly Pick<Option, 'value' | 'text' | 'colour'>[] =>
  'options' in settings
    ? settings.options.map((option: AnyOption) =>
        typeof option === 'number' ? { value: String(option), text: String(option), colour: undefined } : option,
      )
    : [];
