import type { DatasetPlan } from '#domain/creation/plan/dataset-plan.ts';
import type { PreparationViewModel } from './preparation-view-model.ts';

export interface PlanProps {
  readonly viewModel: PreparationViewModel;
  readonly plan: DatasetPlan;
}
