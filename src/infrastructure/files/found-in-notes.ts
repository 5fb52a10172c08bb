import type { WireNotes } from '#contract/files/notes.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import type { FoundDataset } from '#domain/creation/portable/found-dataset.ts';
import { toQuestion } from '../http/mappers/question.ts';

/** It has no place at a server yet. */
const nowhere = { id: '', dataset_id: '', inserted_at: '', updated_at: '' };

function draftOf(question: WireNotes['questions'][number]): QuestionDraft {
  const { id, datasetId, description, ...draft } = toQuestion({ ...question, ...nowhere });
  return { ...draft, column: draft.name };
}

/** The dataset that a file of ours says it holds: its rows are whole records, though they stand in columns. */
export const foundInNotes = ({ fields, questions, metadata, vectors }: WireNotes): FoundDataset => ({
  isOfRecords: true,
  columns: [],
  fields: fields.map(({ name, settings }) => ({ name, type: settings.type })),
  questions: questions.map(draftOf),
  metadata: metadata.map(({ name, settings }) => ({ name, type: settings.type })),
  vectors: vectors.map(({ name, dimensions }) => ({ name, dimensions })),
});
