import type { PortableRecord, PortableResponse } from '#domain/creation/portable/portable-record.ts';
import type { ExportShape } from '#domain/datasets/exporting/export-order.ts';

type Named = readonly { readonly name: string }[];

function only<T>(values: Readonly<Record<string, T>>, kept: Named): Readonly<Record<string, T>> {
  const names = new Set(kept.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

const isEmpty = (part: object) => Object.keys(part).length === 0;

/** Drops a response that answers only deleted questions, unless it is discarded. */
function responsesWithin(responses: readonly PortableResponse[], questions: Named): readonly PortableResponse[] {
  return responses.flatMap((response) => {
    const values = only(response.values, questions);
    const isLost = isEmpty(values) && !isEmpty(response.values) && response.status !== 'discarded';
    return isLost ? [] : { ...response, values };
  });
}

export const recordWithin = (record: PortableRecord, shape: ExportShape): PortableRecord => ({
  ...record,
  fields: only(record.fields, shape.fields),
  metadata: shape.allowsMore ? record.metadata : only(record.metadata, shape.metadata),
  vectors: only(record.vectors, shape.vectors),
  suggestions: only(record.suggestions, shape.questions),
  responses: responsesWithin(record.responses, shape.questions),
});
