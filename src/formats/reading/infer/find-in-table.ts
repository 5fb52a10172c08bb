import type { QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import type { ColumnType, InferredColumn, InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { isNoValue } from '#domain/creation/source/no-value.ts';
import { holdsAnswers, opened } from './answer-columns.ts';
import { bestQuestion } from './best-question.ts';
import { promisesIds, promisesLabels, promisesRatings, statesFact } from './column-words.ts';
import { isLabel, isRating, numberedLabels, questionLike } from './find-question.ts';
import { Profile, type Profiles } from './profile.ts';
import { fieldType, metadataType } from './types-of.ts';

/** Extra columns of Postil's own tables, named as in the SDK. */
const own = new Set([
  ...['id', 'status', '_server_id', 'inserted_at', 'updated_at'],
  ...['metadata', 'response.user', 'response.status'],
]);
const maxDistinctNumbers = 20;
const idColumn = 'id';
const minRepeats = 5;
const day = /^(\d{4}[-/]\d{2}[-/]\d{2}|\d{1,2}[./]\d{1,2}[./](\d{2}|\d{4}))(?=$|[T\s,])/;

type ColumnUse = 'field' | 'question' | 'metadata' | 'vector' | 'nothing';

/** Few texts that each occur often. */
const isRepetitive = (profile: Profile) =>
  !profile.isManyTexts && isLabel(profile) && profile.count >= profile.labels.length * minRepeats;

/** Few texts that each occur often, or a column name that promises labels. */
const isLabelColumn = (name: string, profile: Profile) =>
  !profile.isManyTexts &&
  isLabel(profile) &&
  profile.labels.length > 1 &&
  (promisesLabels(name) || isRepetitive(profile));

const isOfNumberedLabels = (name: string, profile: Profile) =>
  promisesLabels(name) &&
  profile.isAll('wholes') &&
  profile.values.size > 1 &&
  profile.values.size <= maxDistinctNumbers;

const isVector = (_: string, profile: Profile) => profile.isAll('numberLists') && profile.length > 1;

const isOfAnswers = (_: string, profile: Profile) =>
  profile.isAll('spanLists') ||
  profile.isAll('rankLists') ||
  profile.isAll('textLists') ||
  (profile.isTextsOrLists && profile.longTexts === 0) ||
  profile.listedLabels !== undefined;

/** The column name decides whether numbers and booleans are answers. */
const isCalledAnswer = (name: string, profile: Profile) =>
  isOfNumberedLabels(name, profile) ||
  (profile.isAll('flags') && promisesLabels(name)) ||
  (isRating(profile) && promisesRatings(name));

const isOfIds = (name: string, profile: Profile) =>
  promisesIds(name) && profile.longTexts === 0 && profile.isAll('texts');

/** A number of a review or ticket, or an amount with a comma: one word with digits, but no link. */
const codeWord = /^[\p{Script=Latin}\d._#/+,-]*\d[\p{Script=Latin}\d._#/+,-]*$/u;

const isOfCodeWords = (profile: Profile) =>
  profile.isAll('texts') &&
  profile.longTexts === 0 &&
  [...profile.values.keys()].every((value) => codeWord.test(value) || isNoValue(value));

const isOfMetadata = (name: string, profile: Profile) =>
  isOfIds(name, profile) ||
  profile.isAll('numbers') ||
  profile.isAll('flags') ||
  profile.isCodes ||
  isOfDays(profile) ||
  (isOfCodeWords(profile) && !promisesLabels(name) && !isRepetitive(profile));

const isOfNothing = (name: string, profile: Profile) => profile.isEmpty || isRest(name, profile);

/** The first matching rule decides. */
const rules: readonly (readonly [ColumnUse, (name: string, profile: Profile) => boolean])[] = [
  ['nothing', isOfNothing],
  ['vector', isVector],
  ['question', isOfAnswers],
  ['question', isCalledAnswer],
  ['metadata', isOfMetadata],
  ['question', isLabelColumn],
  ['metadata', (_, profile) => isRepetitive(profile)],
];

const columnUse = (name: string, profile: Profile): ColumnUse =>
  rules.find(([, holds]) => holds(name, profile))?.[0] ?? 'field';

/** A column `metadata` with objects is imported as it is. */
const isRest = (name: string, profile: Profile) => name === 'metadata' && profile.objects === profile.count;

/** Dates occur repeatedly like labels, but are metadata. */
const isOfDays = (profile: Profile) =>
  profile.isAll('texts') &&
  profile.longTexts === 0 &&
  [...profile.values.keys()].every((value) => day.test(value) || isNoValue(value));

/** Text cells of our own tables hold lists and objects as JSON. */
function withOpened(columns: Profiles): Profiles {
  return new Map([...columns].map(([name, profile]) => [name, openedProfile(profile) ?? profile]));
}

function openedProfile(profile: Profile): Profile | undefined {
  if (!profile.isAll('texts')) return undefined;
  const values = [...profile.values.keys()].map(opened);
  if (!values.every((value) => typeof value === 'object' && value !== null)) return undefined;
  const held = new Profile();
  for (const value of values) held.add(value);
  return held;
}

function columnLike(name: string, profile: Profile, text: string | undefined): InferredColumn {
  const mayBeLabels = profile.longTexts === 0 && !profile.isManyTexts && profile.values.size > 0;
  const question = questionIn(name, profile, text);
  return {
    name,
    type: columnType(profile),
    metadataType: possibleMetadata(profile),
    ...(profile.listedLabels && { listed: profile.listedLabels }),
    ...(mayBeLabels && { spellings: profile.spellings }),
    ...(question && { question }),
  };
}

/** Lists of words are terms, too; sentences are not. */
function possibleMetadata(profile: Profile): InferredColumn['metadataType'] {
  if (profile.isEmpty) return undefined;
  if (profile.isAll('numbers')) return metadataType(profile);
  const isOfWords = profile.isAll('textLists') && !profile.isWritten;
  const isShort = profile.texts > 0 && profile.objects === 0 && profile.lists === 0 && profile.longTexts === 0;
  return isOfWords || isShort || profile.isAll('flags') ? 'terms' : undefined;
}

function columnType(profile: Profile): ColumnType {
  if (profile.isEmpty) return 'empty';
  if (profile.isAll('chats')) return 'chat';
  if (profile.isAll('images')) return 'image';
  if (profile.isAll('numbers')) return 'number';
  if (profile.objects > 0) return 'object';
  return profile.lists > 0 ? 'list' : 'text';
}

/** Numbers such as a year or a count are no ratings. */
const isFact = (name: string) => statesFact(name) && !promisesRatings(name);

/** The question that the values of a column answer. */
function questionIn(name: string, profile: Profile, text: string | undefined): QuestionDraft | undefined {
  const isOther = profile.isAll('chats') || profile.isAll('images') || isVector(name, profile) || profile.objects > 0;
  if (profile.isEmpty || isOther) return undefined;
  if (isOfNumberedLabels(name, profile) || profile.isAll('flags')) return numberedLabels(name, profile);
  if (profile.isAll('numbers') && (!isRating(profile) || isFact(name))) return undefined;
  return questionLike(name, profile, text);
}

type Column = readonly [string, Profile];

/** The column of ids: called `id`, or named like one and different in each row. */
const idColumnIn = (columns: readonly Column[]) =>
  columns.find(([name]) => name === idColumn)?.[0] ??
  columns.find(([name, profile]) => promisesIds(name) && profile.isDistinct)?.[0];

interface Uses {
  readonly fields: readonly Column[];
  readonly questions: readonly Column[];
  readonly metadata: readonly Column[];
  readonly vectors: readonly Column[];
}

function usesOf(plain: readonly Column[], mayAskAll: boolean, asFields: ReadonlySet<string>): Uses {
  const used = plain.map((column) => ({ column, use: asFields.has(column[0]) ? 'field' : columnUse(...column) }));
  const of = (use: ColumnUse) => used.filter((each) => each.use === use).map(({ column }) => column);
  const questions = mayAskAll ? of('question') : bestQuestion(of('question'));
  const isAsked = (column: Column) => questions.includes(column);
  const rest = used.filter(({ column, use }) => use === 'question' && !isAsked(column)).map(({ column }) => column);
  const metadata = plain.filter((column) => of('metadata').includes(column) || rest.includes(column));
  return withField({ fields: of('field'), questions, metadata, vectors: of('vector') });
}

/** Records need a field, even if all texts are short and repeated. */
function withField(uses: Uses): Uses {
  const [field] = uses.fields.length > 0 ? [] : uses.metadata.filter(([, profile]) => profile.isAll('texts'));
  if (!field) return uses;
  return { ...uses, fields: [field], metadata: uses.metadata.filter((each) => each !== field) };
}

/** Which columns of a table are to be read, and which one looks like the answers; all of them in our own tables. */
export function findInTable(
  columns: Profiles,
  answers: Profiles,
  asFields: ReadonlySet<string> = new Set(),
): InferredDataset {
  const isOwn = columns.has('_server_id');
  const isPlain = (name: string) => !holdsAnswers(name) && !(isOwn && own.has(name));
  const meant = isOwn ? withOpened(columns) : columns;
  const named = idColumnIn([...meant]);
  const plain = [...meant].filter(([name, { count }]) => count > 0 && name !== named && isPlain(name));
  const uses = usesOf(plain, isOwn || answers.size > 0, asFields);
  const fields = uses.fields.map(([name, profile]) => ({ name, type: fieldType(profile) }));
  const text = fields.find(({ type }) => type === 'text')?.name;
  const asked = new Map([...uses.questions, ...answers]);
  return {
    isOfRecords: false,
    columns: [...meant]
      .filter(([name]) => name === named || isPlain(name))
      .map(([name, profile]) => columnLike(name, profile, text)),
    fields,
    questions: [...asked].flatMap(([name, profile]) => questionIn(name, profile, text) ?? []),
    metadata: uses.metadata.flatMap(([name, profile]) => {
      const type = possibleMetadata(profile);
      return type ? { name, type } : [];
    }),
    vectors: uses.vectors.map(([name, { length }]) => ({ name, dimensions: length })),
    idColumn: named,
  };
}
