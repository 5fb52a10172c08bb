import { type DatasetPlan, keptMetadata, mappedFields } from './dataset-plan.ts';

/** Columns that nothing is made of. */
export function unusedColumns(plan: DatasetPlan): readonly string[] {
  const used = new Set<string | undefined>([
    plan.externalId,
    ...plan.questions.map(({ column }) => column),
    ...[...mappedFields(plan), ...keptMetadata(plan), ...plan.vectors].map(({ name }) => name),
  ]);
  return plan.columns.filter((column) => !used.has(column));
}
