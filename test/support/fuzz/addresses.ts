import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';
import { anId } from './bodies.ts';
import type { FuzzTarget } from './target.ts';

const noId = fc.constantFrom('x', '%00', '%', '%ff', '..%2f', 'urn:uuid:', '0'.repeat(32), 'a'.repeat(3_000), '🙂');

const unusual = (id: Arbitrary<string>) =>
  fc.oneof(
    id.map((text) => text.replaceAll('-', '')),
    id.map((text) => text.toUpperCase()),
    id.map((text) => text.slice(1)),
  );

/** An id of the kind that the preceding segment names. */
const idIn = (place: FuzzTarget, kind: string): Arbitrary<string> =>
  fc.oneof({ weight: 30, arbitrary: anId(place, kind) }, fc.uuid(), unusual(anId(place, kind)), noId);

export function pathsOf(path: string, place: FuzzTarget): Arbitrary<string> {
  const kinds = [...path.matchAll(/(\w[\w-]*)\/:\w+/g)].map(([, kind = '']) => kind);
  return fc.tuple(...kinds.map((kind) => idIn(place, kind))).map((chosen) => {
    const left = [...chosen];
    return path.replace(/:\w+/g, () => encodeURI(left.shift() ?? '').replaceAll('%25', '%'));
  });
}

const page = fc.constantFrom('0', '1', '10', '50', '1000');

const fitting: Readonly<Record<string, (place: FuzzTarget, path: string) => Arbitrary<string>>> = {
  offset: () => page,
  limit: () => page.filter((text) => text !== '0'),
  include: () => fc.constantFrom('responses', 'suggestions', 'vectors', 'vectors:vec', 'responses,suggestions'),
  ids: (place, path) =>
    fc
      .array(anId(place, path.endsWith('suggestions') ? 'suggestions' : 'records'), { minLength: 1, maxLength: 2 })
      .map((ids) => ids.join()),
  force: () => fc.constantFrom('true', 'false'),
  workspace_id: ({ workspace }) => fc.constant(workspace),
  name: () => fc.constantFrom('ready', 'label', 'source'),
  status: () => fc.constantFrom('draft', 'ready'),
};

const hostile = fc.constantFrom(
  ...['-1', '+1', '1e3', '0x10', '1001', '500000', '9'.repeat(30), '', ' ', '\u0000', '🙂', 'vectors:', 'x,,y'],
  ...[
    'x'.repeat(7_000),
    'vectors:constructor',
    ','.repeat(2_000),
    `${'00000000000000000000000000000000,'.repeat(120)}`,
  ],
);

const written = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;

interface Asked {
  readonly path: string;
  readonly query?: v.GenericSchema;
}

const namesOf = ({ path, query }: Asked) => {
  const entries = (query as { readonly entries?: object } | undefined)?.entries ?? {};
  return path.endsWith('/search') || path.endsWith('/options')
    ? [...Object.keys(entries), 'include']
    : Object.keys(entries);
};

/** Known and unknown parameters. */
export function queriesOf(call: Asked, place: FuzzTarget): Arbitrary<string> {
  const pair = (names: readonly string[], value: (name: string) => Arbitrary<string>) =>
    fc.constantFrom(...names).chain((name) => value(name).map((text) => [name, text] as const));
  const known = namesOf(call);
  const fit = (name: string) => fitting[name]?.(place, call.path) ?? hostile;
  const all = Object.keys(fitting);
  const right =
    known.length === 0
      ? fc.constant([])
      : fc.array(pair(known, fit), { minLength: known.includes('ids') ? 1 : 0, maxLength: 3 });
  return fc.oneof(
    { weight: 12, arbitrary: right.map(written) },
    fc.array(pair(all, fit), { maxLength: 3 }).map(written),
    fc
      .array(
        pair([...known, ...all, '__proto__'], () => hostile),
        { minLength: 1, maxLength: 3 },
      )
      .map(written),
    fc.constantFrom('?', '?&&=', '?%', '?limit=%ff', '?limit', '?include=%00&include=%', `?${'a=b&'.repeat(1_500)}`),
  );
}
