import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ratingsBetween } from '#domain/creation/plan/new-question.ts';
import type { PlanProblem } from '#domain/creation/plan/plan-problem.ts';
import { nameEnds, rateBetween } from '#domain/creation/plan/plan-questions.ts';
import type { QuestionDraftOf } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { noEnds } from '#domain/creation/plan/rating-ends.ts';
import { limits } from '#domain/shared/limits.ts';
import controls from '../../components/form/form.module.css';
import { NumberField } from '../../components/form/number-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import columns from '../columns/columns.module.css';
import type { PreparationViewModel } from '../plan/preparation-view-model.ts';

interface RatingScaleProps {
  readonly question: QuestionDraftOf<'rating'>;
  readonly problems: readonly PlanProblem[];
  readonly viewModel: PreparationViewModel;
}

interface Scale {
  readonly lowest: number | undefined;
  readonly highest: number | undefined;
}

const ratingsOf = ({ lowest = Number.NaN, highest = Number.NaN }: Scale) => ratingsBetween(lowest, highest);

/** Keeps what is typed while it is no scale yet, such as an empty input. */
export const RatingScale = observer(function RatingScale({ question, problems, viewModel }: RatingScaleProps) {
  const { t } = useTranslation();
  const { settings } = question;
  const key = keyOf(question);
  const known: Scale = { lowest: settings.options[0], highest: settings.options.at(-1) };
  const [typed, setTyped] = useState(known);
  const shown = ratingsOf(typed).join() === settings.options.join() ? typed : known;
  const handleScale = (change: Partial<Scale>) => {
    const next = { ...shown, ...change };
    setTyped(next);
    const { lowest = Number.NaN, highest = Number.NaN } = next;
    viewModel.change((it) => rateBetween(it, key, lowest, highest), `rating ${key}`);
  };
  const range = { min: limits.minRating, max: limits.maxRating };
  return (
    <>
      <div className={columns.halves}>
        <NumberField
          label={t('preparing.lowestRating')}
          value={shown.lowest}
          {...range}
          problems={problems}
          onChange={(lowest) => handleScale({ lowest })}
        />
        <NumberField
          label={t('preparing.highestRating')}
          value={shown.highest}
          {...range}
          problems={[]}
          onChange={(highest) => handleScale({ highest })}
        />
      </div>
      {settings.options.length > 1 && <EndWords question={question} viewModel={viewModel} />}
    </>
  );
});

function EndWords({ question, viewModel }: Pick<RatingScaleProps, 'question' | 'viewModel'>) {
  const { t } = useTranslation();
  const { settings, ends = noEnds } = question;
  const key = keyOf(question);
  const parts = [
    { end: 'lowest', rating: settings.options[0], placeholder: t('preparing.lowestExample') },
    { end: 'highest', rating: settings.options.at(-1), placeholder: t('preparing.highestExample') },
  ] as const;
  return (
    <div>
      <div className={columns.halves}>
        {parts.map(({ end, rating, placeholder }) => (
          <TextField
            key={end}
            label={t('preparing.ratingMeaning', { rating })}
            value={ends[end]}
            placeholder={placeholder}
            problems={[]}
            onChange={(word) => viewModel.change((it) => nameEnds(it, key, { [end]: word }), `${end} ${key}`)}
          />
        ))}
      </div>
      <p className={controls.hint}>{t('preparing.wordsHint')}</p>
    </div>
  );
}
