import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counterChanges,
  type RecordResponses,
  sumChanges,
  withResponse,
} from '#server/resources/responses/accounting.ts';
import type { ResponseStatus } from '#server/schema/annotation-tables.ts';

const record = (
  status: RecordResponses['status'],
  responses: Readonly<Record<number, ResponseStatus>> = {},
): RecordResponses => ({
  status,
  responses: new Map(Object.entries(responses).map(([n, each]) => [Number(n), each])),
});
const none = { submitted: 0, discarded: 0, draft: 0, on_pending: 0, completed: 0 };

describe('a record', () => {
  it.each([
    [1, {}, 'completed'],
    [2, {}, 'pending'],
    [2, { 8: 'submitted' }, 'completed'],
    [2, { 8: 'draft' }, 'pending'],
    [2, { 7: 'submitted' }, 'pending'],
  ] as const)('that needs %d with %o is %s after another submission', (least, before, status) => {
    expect(withResponse(record('pending', before), 7, 'submitted', least).status).toBe(status);
  });

  it('is pending again after the deletion of a necessary answer', () => {
    const completed = withResponse(record('pending'), 7, 'submitted', 1);

    expect(withResponse(completed, 7, 'draft', 1).status).toBe('pending');
    expect(withResponse(completed, 7, undefined, 1)).toEqual(record('pending'));
  });
});

describe('the counter changes', () => {
  it('count an answer for its author, and the completion for the actor', () => {
    const before = record('pending', { 8: 'draft' });

    const changes = counterChanges(before, withResponse(before, 7, 'submitted', 1), 7);

    expect(changes.get(7)).toEqual({ ...none, submitted: 1, completed: 1 });
    expect(changes.get(8)).toEqual({ ...none, on_pending: -1 });
  });

  it('count an answer that another user changes for its author', () => {
    const before = record('completed', { 8: 'submitted' });

    const changes = counterChanges(before, withResponse(before, 8, 'discarded', 1), 7);

    expect(changes.get(7)).toEqual({ ...none, completed: -1 });
    expect(changes.get(8)).toEqual({ ...none, submitted: -1, discarded: 1, on_pending: 1 });
  });

  it('cancel out for a change and its reversal', () => {
    const status = fc.constantFrom<ResponseStatus>('submitted', 'discarded', 'draft');
    void fc.assert(
      fc.property(status, fc.option(status, { nil: undefined }), fc.constantFrom(1, 2), (first, second, least) => {
        const start = withResponse(record('pending', { 8: 'submitted' }), 9, 'draft', least);
        const there = withResponse(start, 7, first, least);
        const further = withResponse(there, 8, second, least);
        const back = withResponse(withResponse(further, 8, 'submitted', least), 7, undefined, least);

        const path = [start, there, further, back];
        const all = path.slice(1).map((after, index) => counterChanges(path[index] ?? start, after, 7));

        for (const change of sumChanges(all).values()) expect(change).toEqual(none);
      }),
    );
  });
});
