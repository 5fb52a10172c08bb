import { observer } from 'mobx-react-lite';
import { answerTo } from '#domain/annotation/draft.ts';
import { suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { BodyProps } from './body-props.ts';
import { Chip } from './chip.tsx';
import styles from './chips.module.css';

export const RatingQuestion = observer(function RatingQuestion({ question, form }: BodyProps<'rating'>) {
  const suggestion = suggestionFor(question, form.record?.suggestions ?? []);
  const suggested = suggestedValues(suggestion);
  const { rating } = answerTo(form.draft, question);
  return (
    <div className={styles.rating}>
      {question.settings.options.map((value, position) => (
        <Chip
          key={value}
          kind="radio"
          name={question.name}
          text={String(value)}
          isChosen={rating === value}
          suggested={suggested.get(String(value))}
          agent={suggestion?.agent}
          onChoose={() => form.choose(question, position)}
        />
      ))}
    </div>
  );
});
