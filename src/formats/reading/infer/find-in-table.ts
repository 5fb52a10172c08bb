import type { ColumnType, InferredColumn, InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import { holdsAnswers, opened } from './answer-columns.ts';
import { isLabel, numberedLabels, questionLike } from './find-question.ts';
import { Profile, type Profiles } from './profile.ts';
import { fieldType, metadataType } from './types-of.ts';

/** Extra columns of Postil's own tables, named as in the SDK. */
const own = new Set([
  ...['id', 'status', '_server_id', 'inserted_at', 'updated_at'],
  ...['metadata', 'response.user', 'response.status'],
]);
const calledLabel =
  /^(labels?|category|categories|class(es)?|sentiment|topics?|intents?|tags?|emotions?|choices?|verdict|target)$/i;
const calledRating = /^ratings?$/i;
const maxDistinctNumbers = 20;
const idColumn = 'id';
const minRepeats = 5;
const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](\d{2}|\d{4}))(?=$|[T\s,])/;

type ColumnUse = 'field' | 'question' | 'metadata' | 'vector' | 'nothing';

/** Few texts that each occur often, or a column name that promises labels. */
function isLabelColumn(name: string, profile: Profile): boolean {
  if (profile.isManyTexts || !isLabel(profile) || profile.labels.length < 2) return false;
  return calledLabel.test(name) || profile.count >= profile.labels.length * minRepeats;
}

const isOfNumberedLabels = (name: string, profile: Profile) =>
  calledLabel.test(name) &&
  profile.isAll('wholes') &&
  profile.values.size > 1 &&
  profile.values.size <= maxDistinctNumbers;

const isVector = (_: string, profile: Profile) => profile.isAll('numberLists') && profile.length > 1;

const isOfAnswers = (_: string, profile: Profile) =>
  profile.isAll('spanLists') ||
  profile.isAll('rankLists') ||
  profile.isAll('textLists') ||
  (profile.isTextsOrLists && profile.longTexts === 0);

/** The column name decides whether numbers and booleans are answers. */
const isCalledAnswer = (name: string, profile: Profile) =>
  isOfNumberedLabels(name, profile) ||
  (profile.isAll('flags') && calledLabel.test(name)) ||
  (profile.isAll('numbers') && calledRating.test(name));

const isOfMetadata = (_: string, profile: Profile) =>
  profile.isAll('numbers') || profile.isAll('flags') || profile.isCodes || isOfDays(profile);

const isOfNothing = (name: string, profile: Profile) => profile.isEmpty || isRest(name, profile);

/** The first matching rule decides. */
const rules: readonly (readonly [ColumnUse, (name: string, profile: Profile) => boolean])[] = [
  ['nothing', isOfNothing],
  ['vector', isVector],
  ['question', isOfAnswers],
  ['question', isCalledAnswer],
  ['metadata', isOfMetadata],
  ['question', isLabelColumn],
];

const kindOf = (name: string, profile: Profile): ColumnUse =>
  rules.find(([, holds]) => holds(name, profile))?.[0] ?? 'field';

/** A column `metadata` with objects is imported as it is. */
const isRest = (name: string, profile: Profile) => name === 'metadata' && profile.objects === profile.count;

/** Dates occur repeatedly like labels, but are metadata. */
const isOfDays = (profile: Profile) =>
  profile.isAll('texts') && profile.longTexts === 0 && [...profile.values.keys()].every((value) => day.test(value));

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

function columnLike([name, profile]: readonly [string, Profile]): InferredColumn {
  const isShort = profile.texts > 0 && profile.longTexts === 0;
  const mayBeLabels = profile.longTexts === 0 && !profile.isManyTexts && profile.values.size > 0;
  return { name, type: columnType(profile), isShort, ...(mayBeLabels && { spellings: profile.spellings }) };
}

function columnType(profile: Profile): ColumnType {
  if (profile.isEmpty) return 'empty';
  if (profile.isAll('chats')) return 'chat';
  if (profile.isAll('images')) return 'image';
  if (profile.isAll('numbers')) return 'number';
  if (profile.objects > 0) return 'object';
  return profile.lists > 0 ? 'list' : 'text';
}

/** Which columns of a table are to be read, and which look like answers. */
export function findInTable(columns: Profiles, answers: Profiles): InferredDataset {
  const isOwn = columns.has('_server_id');
  const isPlain = (name: string) => name !== idColumn && !holdsAnswers(name) && !(isOwn && own.has(name));
  const meant = isOwn ? withOpened(columns) : columns;
  const plain = [...meant].filter(([name, { count }]) => count > 0 && isPlain(name));
  const of = (kind: ColumnUse) => plain.filter(([name, profile]) => kindOf(name, profile) === kind);
  const fields = of('field').map(([name, profile]) => ({ name, type: fieldType(profile) }));
  const text = fields.find(({ type }) => type === 'text')?.name;
  const asked = new Map([...of('question'), ...answers]);
  return {
    isOfRecords: false,
    columns: [...meant].filter(([name]) => name === idColumn || isPlain(name)).map(columnLike),
    fields,
    questions: [...asked].map(([name, profile]) =>
      isOfNumberedLabels(name, profile) || profile.isAll('flags')
        ? numberedLabels(name, profile)
        : questionLike(name, profile, text),
    ),
    metadata: of('metadata').map(([name, profile]) => ({ name, type: metadataType(profile) })),
    vectors: of('vector').map(([name, { length }]) => ({ name, dimensions: length })),
  };
}
