import fc, { type Arbitrary } from 'fast-check';
import type * as v from 'valibot';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { pathsOf, queriesOf } from './addresses.ts';
import { shaped, spoiled } from './arbitrary.ts';
import { sensible } from './bodies.ts';
import { anything, toJson, type Words } from './hostile.ts';
import type { FuzzTarget } from './target.ts';
import { names, password } from './world.ts';

export interface RandomRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Template of the path with parameter names, from which the answer is learned. */
  readonly place: FuzzTarget;
  readonly pattern: string;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const broken = fc.constantFrom(
  '{',
  '[1,',
  'null',
  '""',
  '{"items": [',
  '\u0000',
  '1e400',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '',
);

/** Breaks a valid text. */
const torn = (text: string) =>
  fc.constantFrom(
    text.slice(0, -1),
    `${text}}`,
    `\ufeff${text}`,
    ` \n\t${text} `,
    text.replace('{', '{"items":[],"name":null,"fields":{},'),
    text.replace(/}$/, ',"__proto__":{"a":1},"items":[]}'),
    text.replace('"', '"\\ud83d'),
    text.replace(/"[^"]*"/g, '"\\u0000"'),
  );

const headers: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({ 'Content-Type': json }) },
  fc.constant({}),
  fc
    .constantFrom(
      'text/plain',
      form,
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      ';;',
      'application/json; charset=utf-16',
    )
    .map((type) => ({ 'Content-Type': type })),
  fc
    .tuple(
      fc.constantFrom(
        'Accept',
        'Accept-Encoding',
        'X-Request-Id',
        'Last-Event-ID',
        'Cookie',
        'Origin',
        'X-Forwarded-For',
        'Forwarded',
        'Range',
        'If-None-Match',
        'Content-Encoding',
        'X-Forwarded-Host',
        'Expect-CT',
      ),
      fc.constantFrom(
        '',
        ' ',
        'x',
        '*',
        'gzip',
        '::',
        'null',
        'http://[',
        '%',
        '\u00ff\u00fe',
        '=;=;',
        'a'.repeat(4_000),
        '-1',
        '9'.repeat(40),
      ),
    )
    .map(([name, value]) => ({ 'Content-Type': json, [name]: value })),
);

/** Mostly valid bodies, often bodies of the right shape, sometimes anything. */
function bodies(name: string, request: v.GenericSchema, place: FuzzTarget, words: Words): Arbitrary<string> {
  const wise = (sensible as Readonly<Record<string, (place: FuzzTarget) => Arbitrary<unknown>>>)[name]?.(place);
  const looking = shaped(request, words);
  const good = (wise ?? looking).map(toJson);
  return fc.oneof(
    { weight: 16, arbitrary: good },
    { weight: 3, arbitrary: looking.map(toJson) },
    { weight: 5, arbitrary: spoiled(wise ?? looking, words).map(toJson) },
    { weight: 2, arbitrary: spoiled(looking, words).map(toJson) },
    { weight: 1, arbitrary: good.chain(torn) },
    { weight: 1, arbitrary: anything(words).map(toJson) },
    { weight: 1, arbitrary: broken },
  );
}

const signingIn = fc
  .record({
    username: fc.constantFrom('owner', 'nobody', '\u0000', 'a'.repeat(5_000)),
    password: fc.oneof(fc.constant(password), fc.string()),
  })
  .map((given) => `${new URLSearchParams(given)}`);

function requestsOf(name: string, call: Call, place: FuzzTarget): Arbitrary<RandomRequest> {
  const words = [...names, place.dataset, ...[...place.ids.values()].flat()];
  const made = { name, method: call.method, place, pattern: call.path };
  if (name === 'signIn')
    return signingIn.map((body) => ({ ...made, path: call.path, headers: { 'Content-Type': form }, body }));
  const written = call.request ? bodies(name, call.request, place, words) : fc.constant(undefined);
  return fc
    .tuple(pathsOf(call.path, place), queriesOf(call, place), headers, written)
    .map(([path, query, given, body]) => ({ ...made, path: path + query, headers: given, body }));
}

/** Calls that only a draft dataset accepts. */
const ofDrafts = /^(create|delete)(Field|Question|MetadataProperty|VectorSettings)$|^(publish|delete)Dataset$/;

/** Requests for every call of the contract, with existing and missing ids and names. */
export function randomRequests(places: readonly FuzzTarget[]): Arbitrary<RandomRequest> {
  const [kept, drafts] = [places.filter(({ isKept }) => isKept), places.filter(({ isKept }) => !isKept)];
  return fc.oneof(
    ...Object.entries<Call>(calls)
      .filter(([name]) => drafts.length > 0 || !ofDrafts.test(name))
      .map(([name, call]) =>
        fc.constantFrom(...(ofDrafts.test(name) ? drafts : kept)).chain((place) => requestsOf(name, call, place)),
      ),
  );
}
