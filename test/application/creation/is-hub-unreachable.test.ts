import { expect, it } from 'vitest';
import { isHubUnreachable } from '#application/creation/is-hub-unreachable.ts';
import { Failure } from '#domain/shared/failure.ts';

const failing = (status: number | undefined, detail?: string) =>
  new Failure('ERROR_FETCHING_DATASET', { cause: Object.assign(new Error(), { status, code: undefined, detail }) });

it.each([
  ['gives no answer', failing(undefined), true],
  ['is stood in for by a gateway', failing(502), true],
  ['does not answer a gateway in time', failing(504), true],
  ['explains a refusal', failing(502, 'no viewer'), false],
  ['is busy', failing(429), false],
  ['has no such dataset', failing(404), false],
  ['was not asked', undefined, false],
])('a hub that %s: %j counts as unreachable: %j', (_, failure, isAway) => {
  expect(isHubUnreachable(failure)).toBe(isAway);
});
