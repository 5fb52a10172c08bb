import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { unstorableText } from './failures/unstorable-text.ts';
import { invalid } from './refusal.ts';
import { schemaErrors } from './schema-errors.ts';
import { hasHalfSurrogatePair, isDeeper, maxJsonDepth, refuseInexactNumbers } from './strict-json.ts';

const uuid = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

function uuidProblem(text: string) {
  const at = text.search(/[^0-9a-f-]/i);
  return at < 0
    ? `invalid length: expected length 32 for simple format, found ${text.replaceAll('-', '').length}`
    : `invalid character: expected an optional prefix of \`urn:uuid:\` followed by [0-9a-fA-F-], found \`${text[at]}\` at ${at + 1}`;
}

/** Id in the path or the query. */
export function readId(text: string, ...loc: readonly string[]): string {
  if (isId(text)) return text.toLowerCase();
  throw invalid([{ type: 'uuid_parsing', loc, msg: `Input should be a valid UUID, ${uuidProblem(text)}` }]);
}

function parse(text: string): unknown {
  if (text.trim() === '') throw invalid([{ type: 'missing', loc: ['body'], msg: 'Field required' }]);
  if (isDeeper(text, maxJsonDepth))
    throw invalid([{ type: 'json_invalid', loc: ['body'], msg: `JSON is nested deeper than ${maxJsonDepth} levels` }]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = error instanceof Error ? / position (\d+)/.exec(error.message)?.[1] : undefined;
    throw invalid([{ type: 'json_invalid', loc: ['body', Number(at ?? text.length)], msg: 'JSON decode error' }]);
  }
}

/** Larger bodies report only their first error: a list of millions would fill the memory. */
const maxCharsWithAllErrors = 64_000;

interface Checking {
  readonly abortEarly?: boolean;
  readonly part?: 'body' | 'query';
}

export function check<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { abortEarly = false, part = 'body' }: Checking = {},
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly });
  if (!result.success) throw invalid(schemaErrors(result.issues, [part]));
  return result.output;
}

export const checkQuery = <S extends v.GenericSchema>(schema: S, request: HonoRequest): v.InferOutput<S> =>
  check(schema, request.query(), { part: 'query' });

export async function readBody<S extends v.GenericSchema>(request: HonoRequest, schema: S): Promise<v.InferOutput<S>> {
  const text = await request.text();
  const parsed = parse(text);
  if (hasHalfSurrogatePair(text, parsed)) throw unstorableText(); // PostgreSQL would store another text
  refuseInexactNumbers(text, parsed);
  return check(schema, parsed, { abortEarly: text.length > maxCharsWithAllErrors });
}
