import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { setGuidelines, setMinSubmitted } from '#domain/creation/plan/dataset-plan.ts';
import { limits } from '#domain/shared/limits.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import type { PlanProps } from '../plan/plan-props.ts';
import { PlanSection } from '../plan/plan-section.tsx';

export const GuidelinesSection = observer(function GuidelinesSection({ viewModel, plan }: PlanProps) {
  const { t } = useTranslation();
  return (
    <PlanSection title={t('changing.parts.guidelines')}>
      <fieldset data-plan-part="guidelines" onBlur={() => viewModel.markVisited('guidelines')}>
        <TextArea
          label={t('changing.guidelines')}
          value={plan.guidelines}
          rows={4}
          max={limits.maxGuidelinesChars}
          problems={viewModel.problemsAt('guidelines')}
          onChange={(text) => viewModel.change((it) => setGuidelines(it, text), 'guidelines')}
        />
      </fieldset>
      <fieldset data-plan-part="minSubmitted" onBlur={() => viewModel.markVisited('minSubmitted')}>
        <NumberField
          label={t('changing.parts.minSubmitted')}
          hint={t('changing.minSubmitted')}
          value={plan.minSubmitted}
          min={limits.minSubmitted}
          problems={viewModel.problemsAt('minSubmitted')}
          onChange={(minSubmitted) => viewModel.change((it) => setMinSubmitted(it, minSubmitted), 'minSubmitted')}
        />
      </fieldset>
    </PlanSection>
  );
});
