import type { Option } from '../../annotation/question.ts';
import type { MetadataDraft, RowSource, SubsetContents } from '../source/row-source.ts';
import { labelMatcher } from '../source/spellings.ts';
import type { DatasetPlan } from './dataset-plan.ts';
import { asLabelled, type QuestionDraft } from './question-draft.ts';
import { keyOf } from './question-name.ts';

type LearnedContents = Pick<SubsetContents, 'fields' | 'questions' | 'metadata' | 'vectors' | 'questionsByColumn'>;

/** Updates a plan when more of the source was read; keeps the user's changes. */
export function updateFromSource(plan: DatasetPlan, source: RowSource): DatasetPlan {
  const before = plan.source.subsets.find(({ name }) => name === plan.subset);
  const after = source.subsets.find(({ name }) => name === plan.subset);
  if (!before || !after) return plan;
  const { name: _, ...contents } = after;
  const externalId = plan.externalId === before.externalId ? after.externalId : plan.externalId;
  return { ...plan, ...contents, ...mergeContents(plan, before, after), externalId, source };
}

const questionsOf = ({ questions, questionsByColumn = {} }: LearnedContents) => [
  ...questions,
  ...Object.values(questionsByColumn),
];

const mergeContents = (plan: LearnedContents, known: LearnedContents, found: LearnedContents): LearnedContents => ({
  fields: plan.fields === known.fields ? found.fields : plan.fields,
  questions:
    plan.questions === known.questions || isSuperseded(plan, found)
      ? found.questions
      : plan.questions.map((each) => withLabels(each, questionsOf(known), questionsOf(found))),
  metadata:
    plan.metadata === known.metadata ? found.metadata : plan.metadata.map((each) => withSettings(each, found.metadata)),
  vectors: found.vectors,
});

/** Default questions are there because no column with answers was known. */
const isSuperseded = (plan: LearnedContents, found: LearnedContents) =>
  plan.questions.every(({ isDefault }) => isDefault) && found.questions.some(({ column }) => column !== undefined);

/** Adds labels found further down in the file; the user may have removed the earlier ones. */
function withLabels(
  question: QuestionDraft,
  known: readonly QuestionDraft[],
  found: readonly QuestionDraft[],
): QuestionDraft {
  const own = asLabelled(question);
  if (!own) return question;
  const { options } = own.settings;
  const isOwn = labelMatcher(options, question.mergesSpellings ?? true);
  const before = new Set(labelsOfSame(question, known).map(({ value }) => value));
  const more = labelsOfSame(question, found).filter(({ value }) => isOwn(value) === undefined && !before.has(value));
  return { ...own, settings: { ...own.settings, options: [...options, ...more] } } as QuestionDraft;
}

function labelsOfSame(question: QuestionDraft, questions: readonly QuestionDraft[]): readonly Option[] {
  const same = questions.find((each) => keyOf(each) === keyOf(question) && each.type === question.type);
  return (same && asLabelled(same)?.settings.options) ?? [];
}

const withSettings = (property: MetadataDraft, found: readonly MetadataDraft[]): MetadataDraft => ({
  ...property,
  settings: found.find(({ name }) => name === property.name)?.settings ?? property.settings,
});
