import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { bodies, type Words } from './arbitrary.ts';

export interface RandomRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

const pathsOf = (path: string, words: Words): Arbitrary<string> => {
  const ids = [...path.matchAll(/:\w+/g)];
  const known = words.filter((word) => word.length === 36);
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    fc.uuid(),
    fc.constantFrom('x', '%00', '..%2f'),
  );
  return fc.tuple(...ids.map(() => id)).map((chosen) => {
    const left = [...chosen];
    return path.replace(/:\w+/g, () => left.shift() ?? '');
  });
};

const queries = (words: Words): Arbitrary<string> => {
  const value = fc.oneof(
    fc.constantFrom('0', '1', '10', '50', '-1', 'x', '1001', '500000', 'responses', 'suggestions', 'vectors'),
    fc.constantFrom(...words),
  );
  const name = fc.constantFrom('offset', 'limit', 'include', 'ids', 'workspace_id', 'name', 'status');
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, text]) => [key, text]))}`));
};

const broken = fc.constantFrom('{', '[1,', 'null', '""', '{"items": [', '\u0000', '1e400', '{"a":1,"a":2}');

function requestsOf(name: string, { method, path, request }: Call, words: Words): Arbitrary<RandomRequest> {
  const written = request
    ? fc.oneof({ weight: 12, arbitrary: bodies(request, words).map((body) => JSON.stringify(body) ?? '') }, broken)
    : fc.constant(undefined);
  return fc
    .tuple(pathsOf(path, words), queries(words), written)
    .map(([address, query, body]) => ({ name, method, path: address + query, body }));
}

/** Requests of every call of the contract, with ids and names that exist and with ones that do not. */
export const randomRequests = (
  words: Words,
  isLeftOut: (name: string) => boolean = () => false,
): Arbitrary<RandomRequest> =>
  fc.oneof(
    ...Object.entries<Call>(calls)
      .filter(([name]) => !isLeftOut(name))
      .map(([name, call]) => requestsOf(name, call, words)),
  );
