import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { setGuidelines, setMinSubmitted } from '#domain/creation/plan/dataset-plan.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { Part } from '../plan/plan-section.tsx';

/** What annotators keep to, and how many answers complete a record. */
export const GuidelinesPart = observer(function GuidelinesPart({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('changing.parts.guidelines')}>
      <fieldset data-place="guidelines" onBlur={() => viewModel.leave('guidelines')}>
        <TextArea
          label={t('changing.guidelines')}
          value={plan.guidelines}
          rows={4}
          max={limits.maxGuidelinesChars}
          problems={viewModel.problemsAt('guidelines')}
          onChange={(text) => viewModel.change((it) => setGuidelines(it, text), 'guidelines')}
        />
      </fieldset>
      <fieldset data-place="minSubmitted" onBlur={() => viewModel.leave('minSubmitted')}>
        <NumberField
          label={t('changing.parts.minSubmitted')}
          hint={t('changing.minSubmitted')}
          value={plan.minSubmitted}
          min={limits.minSubmitted}
          problems={viewModel.problemsAt('minSubmitted')}
          onChange={(minSubmitted) => viewModel.change((it) => setMinSubmitted(it, minSubmitted), 'minSubmitted')}
        />
      </fieldset>
    </Part>
  );
});
