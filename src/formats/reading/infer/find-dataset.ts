import { newQuestion } from '#domain/creation/plan/new-question.ts';
import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { knownRow } from '../../known/known-row.ts';
import { listOf, partOf } from '../../known/parts.ts';
import { isRecordObject, recordFromObject } from '../records/record-from-object.ts';
import { observeAnswers } from './answer-columns.ts';
import { DerivedColumns } from './derived-columns.ts';
import { findInTable } from './find-in-table.ts';
import { questionLike } from './find-question.ts';
import { observe, Profile, type Profiles } from './profile.ts';
import { fieldType, metadataType } from './types-of.ts';

/** Infers a dataset from the rows that it is given. */
export class DatasetFinder {
  private readonly columns = new Map<string, Profile>();
  private readonly derived = new DerivedColumns();
  private readonly answersInTable = new Map<string, Profile>();
  private readonly fields = new Map<string, Profile>();
  private readonly metadata = new Map<string, Profile>();
  private readonly vectors = new Map<string, Profile>();
  private readonly answers = new Map<string, Profile>();
  /** Counts submitted responses, and submitted answers by question. */
  private submitted = 0;
  private readonly given = new Map<string, number>();
  isOfObjects = false;

  see(rows: readonly FileRow[]) {
    for (const row of rows.map(knownRow)) {
      if (isRecordObject(row)) this.seeRecord(row);
      else this.seeRow(row);
    }
  }

  found(): InferredDataset {
    const found = this.isOfObjects ? this.foundInObjects() : this.foundInTable();
    return { ...found, questions: asked(found, (name) => (this.given.get(name) ?? 0) === this.submitted) };
  }

  private foundInTable(): InferredDataset {
    const derivations = this.derived.among(this.columns);
    const hidden = new Set(derivations.flatMap((each) => each.hidden));
    const columns = new Map([...this.columns].filter(([name]) => !hidden.has(name)));
    const derived = derivations.filter(({ fields }) => fields.length > 0).map(({ hidden: _, ...each }) => each);
    const asFields = new Set(derived.flatMap(({ fields }) => fields));
    const found = findInTable(columns, this.answersInTable, asFields);
    return derived.length > 0 ? { ...found, derived } : found;
  }

  private seeRow(row: FileRow) {
    observe(this.columns, row);
    this.derived.see(row);
    observeAnswers(this.answersInTable, row);
  }

  private seeRecord(row: FileRow) {
    this.isOfObjects = true;
    const { fields, metadata, vectors, suggestions, responses } = recordFromObject(row);
    observe(this.fields, fields);
    observe(this.metadata, metadata);
    observe(this.vectors, vectors);
    for (const [name, { value }] of Object.entries(suggestions)) observe(this.answers, { [name]: value });
    for (const { values, status } of responses) {
      observe(this.answers, values);
      if (status === 'submitted') this.count(Object.keys(values));
    }
    for (const [name, labels] of Object.entries(partOf(row.labels))) this.knowLabels(name, listOf(labels));
  }

  private count(answered: readonly string[]) {
    this.submitted += 1;
    for (const name of answered) this.given.set(name, (this.given.get(name) ?? 0) + 1);
  }

  private knowLabels(name: string, labels: readonly unknown[]) {
    const profile = this.answers.get(name) ?? new Profile();
    profile.know(labels.filter((label) => typeof label === 'string'));
    this.answers.set(name, profile);
  }

  private foundInObjects(): InferredDataset {
    const fields = [...this.fields].map(([name, profile]) => ({ name, type: fieldType(profile) }));
    const text = fields.find(({ type }) => type === 'text')?.name;
    return {
      isOfRecords: true,
      columns: [],
      fields,
      questions: [...this.answers].map(([name, profile]) => questionLike(name, profile, text)),
      metadata: metadataIn(this.metadata),
      vectors: [...this.vectors].map(([name, { length }]) => ({ name, dimensions: length })),
    };
  }
}

const defaultQuestion = (text: string | undefined): QuestionDraft => ({
  ...newQuestion('label_selection', [], text),
  name: 'label',
  title: 'Label',
  isDefault: true,
});

/** A dataset needs one required question: one that every response answers. */
function asked({ fields, questions }: InferredDataset, isAlways: (name: string) => boolean): readonly QuestionDraft[] {
  const text = fields.find(({ type }) => type === 'text')?.name;
  const all = questions.length > 0 ? questions : [defaultQuestion(text)];
  const needed = all.find(({ name }) => isAlways(name)) ?? all[0];
  return all.map((each) => ({ ...each, required: each === needed }));
}

const metadataIn = (profiles: Profiles): InferredDataset['metadata'] =>
  [...profiles]
    .filter(([, profile]) => profile.objects === 0 && profile.count > 0)
    .map(([name, profile]) => ({ name, type: profile.texts > 0 ? ('terms' as const) : metadataType(profile) }));
