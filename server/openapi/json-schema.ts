import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export interface JsonSchema extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly required?: readonly string[] | undefined;
}

/** Lengths count code points, as JSON Schema does; the check says them in its message only. */
function lengthOf(message: unknown) {
  const [, end, count] = / at (least|most) (\d+) characters?$/.exec(String(message)) ?? [];
  if (end === undefined) return {};
  return { [end === 'least' ? 'minLength' : 'maxLength']: Number(count) };
}

/** A map is a check of our own, for valibot's would lose some names. */
const isMap = (message: unknown) => String(message).includes('valid dictionary');

/** What a schema of the contract takes, or gives; what JSON Schema cannot say is left out. */
export function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema: known }) =>
      valibotAction.type === 'check' && 'message' in valibotAction
        ? { ...known, ...lengthOf(valibotAction.message) }
        : undefined,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' && 'message' in valibotSchema && isMap(valibotSchema.message)
        ? { type: 'object' }
        : undefined,
  });
  return rest;
}
