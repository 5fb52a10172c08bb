import type { FieldType } from '../../annotation/field.ts';
import { type ExportedQuestion, type ExportShape, optionsIn } from '../../datasets/exporting/export-order.ts';
import type { ColumnMapping } from '../../datasets/origin.ts';
import { columnMapping } from '../plan/column-mapping.ts';
import { type DatasetPlan, keptMetadata, mappedFields } from '../plan/dataset-plan.ts';
import type { QuestionDraft } from '../plan/question-draft.ts';
import { sentName } from '../plan/question-name.ts';

export interface RowMapping {
  readonly shape: ExportShape;
  readonly columns: ColumnMapping;
}

export const rowMapping = (plan: DatasetPlan): RowMapping => ({
  shape: {
    fields: mappedFields(plan).map(({ name, choice, required }) => ({
      name,
      type: choice as FieldType,
      ...(required && { isRequired: true }),
    })),
    questions: plan.questions.map(shapeOfQuestion),
    metadata: keptMetadata(plan).map(({ name, settings }) => ({ name, type: settings.type })),
    vectors: plan.vectors.map(({ name }) => ({ name })),
    allowsMore: true,
  },
  columns: columnMapping(plan),
});

function shapeOfQuestion(question: QuestionDraft): ExportedQuestion {
  const { type, required, settings, mergesSpellings } = question;
  return {
    name: sentName(question),
    type,
    ...(required && { isRequired: true }),
    ...('field' in settings && { field: settings.field }),
    ...optionsIn(settings),
    ...(mergesSpellings === false && { mergesSpellings }),
  };
}
