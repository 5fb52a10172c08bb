import type { MetadataDraft, RowSource, SubsetContents } from '../source/row-source.ts';
import type { DatasetPlan } from './dataset-plan.ts';
import { labelled, type QuestionDraft } from './question-draft.ts';

type Contents = Pick<SubsetContents, 'fields' | 'questions' | 'metadata' | 'vectors'>;

/** More is known of the source by now: whatever somebody has changed stays, and gets what it would not do without. */
export function learnSource(plan: DatasetPlan, source: RowSource): DatasetPlan {
  const known = plan.source.subsets.find(({ name }) => name === plan.subset);
  const found = source.subsets.find(({ name }) => name === plan.subset);
  if (!known || !found) return plan;
  const { name: _, ...contents } = found;
  return { ...plan, ...contents, ...merged(plan, known, found), source };
}

const merged = (plan: Contents, known: Contents, found: Contents): Contents => ({
  fields: plan.fields === known.fields ? found.fields : plan.fields,
  questions:
    plan.questions === known.questions
      ? found.questions
      : plan.questions.map((each) => withLabels(each, found.questions)),
  metadata:
    plan.metadata === known.metadata ? found.metadata : plan.metadata.map((each) => withSettings(each, found.metadata)),
  vectors: found.vectors,
});

/** A label that only stands far down in the file is one as well. */
function withLabels(question: QuestionDraft, found: readonly QuestionDraft[]): QuestionDraft {
  const other = found.find(({ name, type }) => name === question.name && type === question.type);
  const [own, others] = [labelled(question), other && labelled(other)];
  if (!own || !others) return question;
  const values = new Set(own.settings.options.map(({ value }) => value));
  const more = others.settings.options.filter(({ value }) => !values.has(value));
  const options = [...own.settings.options, ...more];
  return { ...own, settings: { ...own.settings, options } } as QuestionDraft;
}

const withSettings = (property: MetadataDraft, found: readonly MetadataDraft[]): MetadataDraft => ({
  ...property,
  settings: found.find(({ name }) => name === property.name)?.settings ?? property.settings,
});
