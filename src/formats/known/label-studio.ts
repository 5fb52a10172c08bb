import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { isObject, type JsonObject } from '../reading/json/exact-json.ts';
import { saidIn, together } from './label-studio-answers.ts';
import { listOf, nameOf, partOf, type RecordObject, sorted, textOf } from './parts.ts';

/** Older versions called annotations completions. */
const annotationsOf = ({ annotations, completions }: FileRow) => annotations ?? completions;

export const isLabelStudio = (row: FileRow): boolean => isObject(row.data) && Array.isArray(annotationsOf(row));

function valuesOf(results: unknown, data: JsonObject): JsonObject {
  const values = new Map<string, unknown>();
  for (const result of listOf(results).map(partOf)) {
    const name = textOf(result.from_name);
    const said = saidIn(partOf(result.value), data);
    if (name !== undefined && said !== undefined) values.set(name, together(values.get(name), said));
  }
  return Object.fromEntries(values);
}

export const userOf = (by: unknown): string | undefined => textOf(partOf(by).email) ?? nameOf(by);

function responseOf(annotation: unknown, data: JsonObject): JsonObject {
  const { completed_by, result, was_cancelled } = partOf(annotation);
  const status = was_cancelled === true ? 'discarded' : 'submitted';
  return { user: userOf(completed_by), status, values: valuesOf(result, data) };
}

function suggestionsIn(predictions: unknown, data: JsonObject): RecordObject['suggestions'] {
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

/** The first prediction becomes the suggestion. */
export function fromLabelStudio(row: FileRow): RecordObject {
  const data = partOf(row.data);
  return {
    id: nameOf(row.id),
    ...sorted(data),
    suggestions: suggestionsIn(row.predictions, data),
    responses: listOf(annotationsOf(row)).map((each) => responseOf(each, data)),
  };
}
