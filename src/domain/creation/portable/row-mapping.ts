import type { FieldType } from '../../annotation/field.ts';
import { type ExportedQuestion, type ExportShape, optionsIn } from '../../datasets/exporting/export-order.ts';
import type { ColumnMapping } from '../../datasets/origin.ts';
import { columnMapping } from '../plan/column-mapping.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from '../plan/dataset-plan.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import { sentName } from '../plan/question-name.ts';
import { targetField, targetName } from '../plan/target-names.ts';

export interface RowMapping {
  readonly shape: ExportShape;
  readonly columns: ColumnMapping;
}

export const rowMapping = (plan: DatasetPlan): RowMapping => ({
  shape: {
    fields: mappedFields(plan).map((field) => ({
      name: targetName(field),
      type: field.choice as FieldType,
      ...(field.required && { isRequired: true }),
    })),
    questions: plan.questions.map((question) => shapeOfQuestion(question, plan)),
    metadata: keptMetadata(plan).map((property) => ({ name: targetName(property), type: property.settings.type })),
    vectors: plan.vectors.map(({ name }) => ({ name })),
    allowsMore: true,
  },
  columns: columnMapping(plan),
});

function shapeOfQuestion(question: QuestionDraft, plan: DatasetPlan): ExportedQuestion {
  const { type, required, settings, mergesSpellings } = question;
  return {
    name: sentName(question),
    type,
    ...(required && { isRequired: true }),
    ...('field' in settings && { field: targetField(plan, settings.field) }),
    ...optionsIn(settings),
    ...(mergesSpellings === false && { mergesSpellings }),
  };
}
