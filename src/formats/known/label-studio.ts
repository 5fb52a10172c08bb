import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject } from '../reading/json/exact-json.ts';
import { listOf, nameOf, type Part, partOf, type RecordObject, sorted, textOf } from './parts.ts';

export const isLabelStudio = (row: FileRow): boolean => isObject(row.data) && Array.isArray(row.annotations);

const pointsBefore = (text: string, units: number) => [...text.slice(0, units)].length;

/** The text that a span lies in: the one that says there what the span says; offsets count UTF-16 units. */
function textWith({ start, end, text }: Part, data: Part): string {
  const texts = Object.values(data).filter((value) => typeof value === 'string');
  return texts.find((each) => each.slice(Number(start), Number(end)) === text) ?? texts[0] ?? '';
}

function spansIn(value: Part, data: Part): readonly Part[] {
  const text = textWith(value, data);
  const [start, end] = [Number(value.start), Number(value.end)];
  return listOf(value.labels).map((label) => ({
    start: pointsBefore(text, start),
    end: pointsBefore(text, end),
    label,
  }));
}

/** What a result says, by what is in it: its type is spelled in many ways. */
function saidIn(value: Part, data: Part): unknown {
  if (Array.isArray(value.choices)) return value.choices;
  if (Array.isArray(value.labels) && 'start' in value) return spansIn(value, data);
  if (typeof value.rating === 'number') return value.rating;
  if (Array.isArray(value.text)) return value.text.join('\n');
  return textOf(value.text);
}

/** Several results under one name are one answer. */
function valuesOf(results: unknown, data: Part): Part {
  const values = new Map<string, unknown>();
  for (const result of listOf(results).map(partOf)) {
    const name = textOf(result.from_name);
    const said = saidIn(partOf(result.value), data);
    if (name === undefined || said === undefined) continue;
    const before = values.get(name);
    values.set(name, Array.isArray(before) && Array.isArray(said) ? [...before, ...said] : said);
  }
  return Object.fromEntries(values);
}

const userOf = (by: unknown) => textOf(partOf(by).email) ?? nameOf(by);

function responseOf(annotation: unknown, data: Part): Part {
  const { completed_by, result, was_cancelled } = partOf(annotation);
  const status = was_cancelled === true ? 'discarded' : 'submitted';
  return { user: userOf(completed_by), status, values: valuesOf(result, data) };
}

function suggestionsIn(predictions: unknown, data: Part): RecordObject['suggestions'] {
  const { result, model_version, score } = partOf(listOf(predictions)[0]);
  const isShare = typeof score === 'number' && score >= 0 && score <= 1;
  const entries = Object.entries(valuesOf(result, data));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      { value, agent: textOf(model_version), ...(isShare && !Array.isArray(value) && { score }) },
    ]),
  );
}

/** A task with everybody's annotations; the first prediction suggests. */
export function fromLabelStudio(row: FileRow): RecordObject {
  const data = partOf(row.data);
  return {
    id: nameOf(row.id),
    ...sorted(data),
    suggestions: suggestionsIn(row.predictions, data),
    responses: listOf(row.annotations).map((each) => responseOf(each, data)),
  };
}

const besideAnswers = new Set([
  'id',
  'annotator',
  'annotation_id',
  'created_at',
  'updated_at',
  'lead_time',
  'agreement',
]);

/** The short form has one annotation in each row, beside the data. */
export const isLabelStudioShort = (row: FileRow): boolean => 'annotation_id' in row && 'annotator' in row;

function answerIn(value: unknown, data: Part): unknown {
  if (Array.isArray(partOf(value).choices)) return partOf(value).choices;
  const isMarked = Array.isArray(value) && value.length > 0 && value.every((each) => 'start' in partOf(each));
  return isMarked ? value.flatMap((each) => spansIn(partOf(each), data)) : undefined;
}

/** A text that was chosen cannot be told from one that was judged: only lists and objects are answers. */
export function fromLabelStudioShort(row: FileRow): RecordObject {
  const data = Object.fromEntries(Object.entries(row).filter(([name]) => !besideAnswers.has(name)));
  const answers = Object.entries(data).flatMap(([name, value]) => {
    const answer = answerIn(value, data);
    return answer === undefined ? [] : [[name, answer] as const];
  });
  const rest = Object.entries(data).filter(([name]) => !answers.some(([answered]) => answered === name));
  return {
    id: nameOf(row.id),
    ...sorted(Object.fromEntries(rest)),
    suggestions: {},
    responses: [{ user: userOf(row.annotator), status: 'submitted', values: Object.fromEntries(answers) }],
  };
}
