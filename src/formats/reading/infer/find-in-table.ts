import type { ColumnType, FoundColumn, FoundDataset } from '#domain/creation/portable/found-dataset.ts';
import { isLabel, questionLike } from './find-question.ts';
import { Profile, type Profiles } from './profile.ts';
import { fieldType, metadataType } from './types-of.ts';

/** What our own tables have besides; the SDK names them so, too. */
const own = new Set([
  ...['id', 'status', '_server_id', 'inserted_at', 'updated_at'],
  ...['metadata', 'response.user', 'response.status'],
]);
const answerColumn = /^(.+)\.(responses|suggestion)$/;
const besideAnswers = /\.(responses\.(users|status)|suggestion\.(score|agent))$/;
const calledLabel = /^(label|labels|category|class|classes|sentiment|topic|topics|intent|tag|tags|emotion)$/i;
const idColumn = 'id';
const often = 5;
const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](\d{2}|\d{4}))\b/;

type Kind = 'field' | 'question' | 'metadata' | 'vector' | 'nothing';

/** A text of few kinds, each of which comes again and again, or one that says that it is a label. */
function isLabelColumn(name: string, profile: Profile): boolean {
  if (!isLabel(profile) || profile.values.size < 2 || profile.isManyTexts) return false;
  return calledLabel.test(name) || profile.count >= profile.values.size * often;
}

function kindOf(name: string, profile: Profile): Kind {
  if (profile.isAll('numberLists') && profile.length > 1) return 'vector';
  if (profile.isAll('spanLists') || profile.isAll('rankLists') || profile.isAll('textLists')) return 'question';
  if (profile.isAll('numbers')) return calledLabel.test(name) ? 'question' : 'metadata';
  if (isOfDays(profile)) return 'metadata';
  return isLabelColumn(name, profile) ? 'question' : 'field';
}

/** Days tell records apart, though the same ones come again and again. */
const isOfDays = (profile: Profile) =>
  profile.isAll('texts') && profile.longTexts === 0 && [...profile.values].every((value) => day.test(value));

/** The answers to a question, wherever they stand; in a table of text they are JSON. */
function answersIn(columns: Profiles): Profiles {
  const answers = new Map<string, Profile>();
  for (const [name, { values }] of columns) {
    const [, question] = answerColumn.exec(name) ?? [];
    if (question === undefined) continue;
    const profile = answers.get(question) ?? new Profile();
    const given = [...values].map(unfolded);
    for (const value of name.endsWith('.responses') ? given.flat() : given) profile.add(value);
    answers.set(question, profile);
  }
  return answers;
}

function unfolded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** In a table of text that we wrote, a column of nothing but lists or objects holds those. */
function withUnfolded(columns: Profiles): Profiles {
  return new Map([...columns].map(([name, profile]) => [name, unfoldedProfile(profile) ?? profile]));
}

function unfoldedProfile(profile: Profile): Profile | undefined {
  if (!profile.isAll('texts')) return undefined;
  const values = [...profile.values].map(unfolded);
  if (!values.every((value) => typeof value === 'object' && value !== null)) return undefined;
  const held = new Profile();
  for (const value of values) held.add(value);
  return held;
}

const isOfAnswers = (name: string) => answerColumn.test(name) || besideAnswers.test(name);

function columnLike([name, profile]: readonly [string, Profile]): FoundColumn {
  return { name, type: columnType(profile), isShort: profile.texts > 0 && profile.longTexts === 0 };
}

function columnType(profile: Profile): ColumnType {
  if (profile.count === 0) return 'empty';
  if (profile.isAll('chats')) return 'chat';
  if (profile.isAll('images')) return 'image';
  if (profile.isAll('numbers')) return 'number';
  if (profile.objects > 0) return 'object';
  return profile.lists > 0 ? 'list' : 'text';
}

/** Which columns of a table are to be read, and which look like answers. */
export function findInTable(columns: Profiles): FoundDataset {
  const isOwn = columns.has('_server_id');
  const isPlain = (name: string) => name !== idColumn && !isOfAnswers(name) && !(isOwn && own.has(name));
  const meant = isOwn ? withUnfolded(columns) : columns;
  const plain = [...meant].filter(([name, { count }]) => count > 0 && isPlain(name));
  const of = (kind: Kind) => plain.filter(([name, profile]) => kindOf(name, profile) === kind);
  const fields = of('field').map(([name, profile]) => ({ name, type: fieldType(profile) }));
  const text = fields.find(({ type }) => type === 'text')?.name;
  const asked = new Map([...of('question'), ...answersIn(columns)]);
  return {
    isOfRecords: false,
    columns: [...meant].filter(([name]) => name === idColumn || isPlain(name)).map(columnLike),
    fields,
    questions: [...asked].map(([name, profile]) => questionLike(name, profile, text)),
    metadata: of('metadata').map(([name, profile]) => ({ name, type: metadataType(profile) })),
    vectors: of('vector').map(([name, { length }]) => ({ name, dimensions: length })),
  };
}
