import type { ColumnMapping, ColumnPair, Origin } from '../../datasets/origin.ts';
import type { FieldDraft, MetadataDraft } from '../source/row-source.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from './dataset-plan.ts';
import { sentName } from './question-name.ts';
import { targetName } from './target-names.ts';

export function columnMapping(plan: DatasetPlan): ColumnMapping {
  return {
    fields: mappedFields(plan).map(pairOf),
    metadata: keptMetadata(plan).map(pairOf),
    suggestions: plan.questions.flatMap((question) =>
      question.column === undefined ? [] : [{ source: question.column, target: sentName(question) }],
    ),
    externalId: plan.externalId,
  };
}

/** The origin stored with the dataset; of a file, only the mapping, which later files start with. */
export function originOf(plan: DatasetPlan): Origin | undefined {
  const { source, subset, split } = plan;
  if (source.kind === 'nothing' || source.isOfRecords) return undefined;
  const repository = source.kind === 'hub' ? { repoId: source.id, subset, split } : {};
  return { ...repository, mapping: columnMapping(plan), imported: 'UI' };
}

const pairOf = (item: FieldDraft | MetadataDraft): ColumnPair => ({ source: item.name, target: targetName(item) });
