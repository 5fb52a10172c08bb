import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { answerTo } from '#domain/annotation/draft.ts';
import type { BodyProps } from '../body-props.ts';
import styles from './chips.module.css';
import { OptionGroup } from './option-group.tsx';

export const RatingQuestion = observer(function RatingQuestion({ question, form }: BodyProps<'rating'>) {
  const { options } = question.settings;
  const { rating } = answerTo(form.draft, question);
  const choices = useMemo(
    () => options.map((value, position) => ({ value: String(value), text: String(value), position })),
    [options],
  );
  return (
    <OptionGroup
      question={question}
      form={form}
      kind="radio"
      className={styles.rating}
      choices={choices}
      chosen={rating === undefined ? [] : [String(rating)]}
    />
  );
});
