import { limits } from '../../shared/limits.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from './dataset-plan.ts';
import { type PlanPart, type PlanProblem, problemIf } from './plan-problem.ts';
import { type Named, targetName } from './target-names.ts';

export function fieldNameProblems(plan: DatasetPlan): readonly PlanProblem[] {
  const fields = mappedFields(plan);
  return fields.flatMap((field, at) => {
    const isAdded = plan.source.kind === 'nothing';
    const part = isAdded ? { field: plan.fields.indexOf(field) } : { renamedField: field.name };
    return nameProblems(fields, at, part, 'field');
  });
}

export function metadataNameProblems(plan: DatasetPlan): readonly PlanProblem[] {
  const metadata = keptMetadata(plan);
  return metadata.flatMap(({ name }, at) => nameProblems(metadata, at, { metadata: name }, 'metadata'));
}

function nameProblems(items: readonly Named[], at: number, part: PlanPart, kind: 'field' | 'metadata') {
  const [name = '', ...others] = [...items.slice(at, at + 1), ...items.slice(0, at)].map(targetName);
  const max = limits.maxItemNameChars;
  return [
    ...problemIf(name === '', { part, key: `creation.errors.${kind}NameRequired` }),
    ...problemIf([...name].length > max, { part, key: `creation.errors.${kind}NameTooLong`, values: { max } }),
    ...problemIf(name !== '' && others.includes(name), { part, key: `creation.errors.${kind}NameTwice` }),
  ];
}
