import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export interface JsonSchema extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  readonly required?: readonly string[] | undefined;
}

/** Length in code points; only the check's message contains it. */
function lengthOf(message: unknown) {
  const [, end, count] = / at (least|most) (\d+) characters?$/.exec(String(message)) ?? [];
  if (end === undefined) return {};
  return { [end === 'least' ? 'minLength' : 'maxLength']: Number(count) };
}

/** `wireMap` and `mapOf` are custom checks. */
const isMap = (message: unknown) => String(message).includes('valid dictionary');

/** Omits what JSON Schema cannot express. */
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
