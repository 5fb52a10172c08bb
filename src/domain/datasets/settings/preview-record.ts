import type { Question, QuestionOf } from '../../annotation/question.ts';
import type { DatasetRecord } from '../../annotation/record.ts';
import type { Suggestion } from '../../annotation/suggestion.ts';
import { limits } from '../../shared/limits.ts';

const sampleRecord: DatasetRecord = {
  id: 'preview',
  datasetId: 'preview',
  externalId: undefined,
  page: 1,
  fields: {},
  response: undefined,
  suggestions: [],
  score: undefined,
  metadata: {},
  isCompleted: false,
  insertedAt: '',
  updatedAt: '',
  original: {},
};

const sampleScores = [0.5, 0.7];
const sampleAgent = 'system';

/** The preview record, unanswered, with invented suggestions for questions that sort by suggestion. */
export function previewRecord(sample: DatasetRecord | undefined, questions: readonly Question[]): DatasetRecord {
  const { suggestions, ...record } = sample ?? sampleRecord;
  const known = new Set(suggestions.map(({ questionId }) => questionId));
  const made = questions.filter(hasSuggestionOrder).filter(({ id }) => !known.has(id));
  return { ...record, response: undefined, suggestions: [...suggestions, ...made.map(sampleSuggestion)] };
}

const hasSuggestionOrder = (question: Question): question is QuestionOf<'multi_label_selection'> & Question =>
  question.type === 'multi_label_selection' && question.settings.options.length > limits.visibleOptionsAbove;

const sampleSuggestion = ({ id, settings }: QuestionOf<'multi_label_selection'>): Suggestion => ({
  id: `preview ${id}`,
  questionId: id,
  suggestedAnswer: {
    type: 'multi_label_selection',
    labels: settings.options.slice(0, sampleScores.length).map(({ value }) => value),
  },
  score: sampleScores,
  agent: sampleAgent,
});
