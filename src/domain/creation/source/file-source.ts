import type { ColumnType, InferredDataset } from '../portable/inferred-dataset.ts';
import {
  type FieldChoice,
  type FieldDraft,
  type MetadataDraft,
  metadataFrom,
  type RowSource,
  requireOnlyQuestion,
} from './row-source.ts';

const choicesOf: Readonly<Record<ColumnType, readonly FieldChoice[]>> = {
  text: ['no mapping', 'text', 'image'],
  image: ['no mapping', 'image', 'text'],
  chat: ['no mapping', 'chat', 'custom'],
  number: ['no mapping', 'text'],
  list: ['no mapping', 'custom', 'text'],
  object: ['no mapping', 'custom', 'text'],
  empty: ['no mapping', 'text'],
};

const stemOf = (fileName: string) => fileName.replace(/(\.\w{1,8})?(\.gz)?$/i, '') || fileName;

export function fileSource(fileName: string, found: InferredDataset): RowSource {
  const { isOfRecords, columns, questions, vectors } = found;
  const subset = {
    name: '',
    splits: [],
    columns: columns.map(({ name }) => name),
    columnTypes: Object.fromEntries(columns.map(({ name, type }) => [name, type])),
    spellings: Object.fromEntries(columns.flatMap(({ name, spellings }) => (spellings ? [[name, spellings]] : []))),
    listedLabels: Object.fromEntries(columns.flatMap(({ name, listed }) => (listed ? [[name, listed]] : []))),
    fields: isOfRecords ? found.fields.map(fieldOfRecords) : fieldsOfTable(found),
    questions: requireOnlyQuestion(questions),
    metadata: metadataOf(found),
    vectors,
    ...(found.derived && { derived: found.derived }),
    externalId: found.idColumn,
    questionsByColumn: Object.fromEntries(
      columns.flatMap(({ name, question }) => (question ? [[name, question]] : [])),
    ),
  };
  const { setUp } = found;
  const source = { kind: 'file', id: fileName, name: stemOf(fileName), isOfRecords, subsets: [subset] } as const;
  return setUp ? { ...source, setUp } : source;
}

const fieldOfRecords = ({ type, ...noted }: InferredDataset['fields'][number]): FieldDraft => ({
  ...plainField(noted.name, type),
  ...noted,
  choice: type,
  choices: ['no mapping', type],
});

/** Columns of other items can be shown as fields too, but are not by default. */
function fieldsOfTable({ fields, columns, vectors, questions, idColumn }: InferredDataset): readonly FieldDraft[] {
  const byName = new Map(fields.map(({ name, type }) => [name, type]));
  const otherColumns = new Set([...(idColumn === undefined ? [] : [idColumn]), ...vectors.map(({ name }) => name)]);
  const questionColumns = new Set(questions.flatMap(({ column }) => column ?? []));
  return columns
    .filter(
      ({ name, type }) =>
        !otherColumns.has(name) && (byName.has(name) || questionColumns.has(name) || type !== 'number'),
    )
    .map(({ name, type }) => ({
      ...plainField(name, type),
      choice: byName.get(name) ?? 'no mapping',
      choices: choicesOf[type],
    }));
}

const plainField = (name: string, columnType: string) => ({ name, title: name, required: false, columnType });

/** Adds other columns with short texts or numbers, deselected. */
function metadataOf({ metadata, columns, isOfRecords }: InferredDataset): readonly MetadataDraft[] {
  const found = metadata.map(({ name, type, ...noted }) => ({ ...metadataFrom(name, type), ...noted }));
  const known = new Set(metadata.map(({ name }) => name));
  const others = isOfRecords ? [] : columns.filter(({ name }) => !known.has(name));
  return [
    ...found,
    ...others.flatMap(({ name, metadataType }) =>
      metadataType ? { ...metadataFrom(name, metadataType), isKept: false } : [],
    ),
  ];
}
