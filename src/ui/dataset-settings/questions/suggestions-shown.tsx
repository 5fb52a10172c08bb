import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SuggestionsShown } from '#domain/annotation/question.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import type { SettingsItem } from '../model/settings-item.ts';

const percent = limits.suggestionSharePercent;

const ways = ['always', 'after-answer', 'never', 'share'] as const;
type Way = (typeof ways)[number];

const wayOf = (shown: SuggestionsShown): Way => (typeof shown === 'object' ? 'share' : shown);

const shownBy = (way: Way): SuggestionsShown | undefined => {
  if (way === 'always') return undefined;
  return way === 'share' ? { share: percent.usual / 100 } : way;
};

const shareShown = (share: number) => (Number.isNaN(share) ? undefined : Math.round(share * 100));

/** On which records annotators see the suggestions for a question. */
export const SuggestionsShownField = observer(function SuggestionsShownField({
  item,
}: {
  readonly item: SettingsItem<'question'>;
}) {
  const { t } = useTranslation();
  const { suggestionsShown = 'always' } = item.current;
  const way = wayOf(suggestionsShown);
  return (
    <>
      <SelectField
        label={t('blind.shown')}
        value={way}
        choices={ways.map((each) => ({ value: each, text: t(`blind.ways.${each}`) }))}
        hint={t(`blind.hints.${way}`)}
        onChange={(chosen) => item.change({ suggestionsShown: shownBy(chosen as Way) })}
      />
      {typeof suggestionsShown === 'object' && (
        <NumberField
          label={t('blind.share')}
          value={shareShown(suggestionsShown.share)}
          min={percent.min}
          max={percent.max}
          problems={item.problems.get('suggestionsShown') ?? []}
          onChange={(share = Number.NaN) => item.change({ suggestionsShown: { share: share / 100 } }, 'share')}
        />
      )}
    </>
  );
});
