import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { readError, wireErrorCodes } from '#contract/error.ts';
import { wireId } from '#contract/schemas.ts';
import type { SchemaError } from '#server/resources/shared/refusal.ts';
import { schemaErrors } from '#server/resources/shared/schema-errors.ts';
import { type Exchange, queryOf, type Recorded, recorded, sent, titleOf } from './recordings.ts';

type Case = readonly [title: string, exchange: Recorded];

const isShapeRefusal = ({ response }: Exchange) =>
  response.status === 422 && readError(response.body).code === wireErrorCodes.invalid;
const cases = (of: (exchange: Recorded) => boolean): readonly Case[] =>
  recorded.filter(of).map((exchange) => [titleOf(exchange), exchange]);

/** Errors that schemas cannot find, with the reason. */
const beyondSchemas: Readonly<Record<string, string>> = {
  'login with json body': 'The body is right, its content type is not.',
  'filters without and': 'The recorded server fails with 500 on what ours refuses.',
};

const takesBody = ({ call, request }: Recorded) =>
  'request' in calls[call] && ('body' in request || 'form' in request) && request.body !== null;

function accepts(exchange: Recorded): boolean {
  const call = calls[exchange.call];
  const ids = exchange.request.path.replace(/\?.*$/, '').split('/');
  const hasValidPath = call.path.split('/').every((part, index) => part !== ':id' || v.is(wireId, ids[index]));
  const hasValidQuery = !('query' in call) || v.is(call.query, queryOf(exchange));
  const hasValidBody = !('request' in call) || v.is(call.request, sent(exchange));
  return hasValidPath && hasValidQuery && hasValidBody;
}

function faultOf(exchange: Recorded) {
  const call = calls[exchange.call];
  const asked = 'query' in call ? v.safeParse(call.query, queryOf(exchange)).issues : undefined;
  const issues = 'request' in call ? v.safeParse(call.request, sent(exchange)).issues : undefined;
  const faults = asked ? schemaErrors(asked, ['query']) : schemaErrors(issues ?? [], ['body']);
  return faults[0]?.loc ?? [];
}

/** Location of the recorded error, without the names of union variants. */
function recordedFault({ response }: Recorded, ours: readonly unknown[]) {
  const { detail } = response.body as { detail: { params: { errors: readonly SchemaError[] } } };
  return detail.params.errors[0]?.loc.filter((part) => ours.includes(part)) ?? [];
}

describe('a request', () => {
  const refused = cases(isShapeRefusal).filter(([, { name }]) => !(name in beyondSchemas));
  const others = cases((exchange) => !isShapeRefusal(exchange) && !(exchange.name in beyondSchemas));

  it('was recorded as often as expected', () => {
    expect(refused.length).toBeGreaterThan(85);
    expect(others.filter(([, exchange]) => takesBody(exchange)).length).toBeGreaterThan(272);
    expect(recorded.filter(({ name }) => name in beyondSchemas)).toHaveLength(2);
  });

  it.each(refused)('is rejected by the schema, as by the recorded server: %s', (_title, exchange) => {
    expect(accepts(exchange)).toBe(false);
  });

  it.each(refused.filter(([, exchange]) => takesBody(exchange)))(
    'has its first error at the recorded location: %s',
    (_title, exchange) => {
      const ours = faultOf(exchange);

      const theirs = recordedFault(exchange, ours);

      expect(theirs.length).toBeGreaterThan(0);
      expect(ours.slice(0, theirs.length)).toEqual(theirs);
    },
  );

  it.each(others)('is accepted by the schema, even if the recorded server rejected it: %s', (_title, exchange) => {
    expect(accepts(exchange)).toBe(true);
  });
});
