import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';

/** Answers that are nobody's, such as what most agree on, can only be suggested. */
export const asSuggestions = (answers: Readonly<Record<string, unknown>>): PortableRecord['suggestions'] =>
  Object.fromEntries(
    Object.entries(answers).map(([question, value]) => [question, { value, score: undefined, agent: undefined }]),
  );
