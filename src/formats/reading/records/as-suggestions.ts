import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';

/** Answers without a user, such as a majority, become suggestions. */
export const asSuggestions = (answers: Readonly<Record<string, unknown>>): PortableRecord['suggestions'] =>
  Object.fromEntries(
    Object.entries(answers).map(([question, value]) => [question, { value, score: undefined, agent: undefined }]),
  );
