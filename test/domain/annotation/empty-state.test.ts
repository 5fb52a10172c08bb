import { describe, expect, it } from 'vitest';
import {
  emptyStateAfterLast,
  emptyStateOnLoad,
  hasEnding,
  type QueueSituation,
} from '#domain/annotation/empty-state.ts';

const usual: QueueSituation = {
  status: 'pending',
  isNarrowed: false,
  isTeamDone: false,
  myTotal: 20,
  isPrivileged: false,
};
const narrowed = { isNarrowed: true };
const done = { isTeamDone: true };

describe('The empty state on opening a dataset', () => {
  it.each([
    ['the team is done', { ...done, myTotal: 0 }, 'task-completed'],
    ['the team is done and a filter is active', { ...done, ...narrowed }, 'no-matches'],
    ['the dataset is empty, to an annotator', { myTotal: 0 }, 'dataset-empty-ask-administrator'],
    ['the dataset is empty, to an administrator', { myTotal: 0, isPrivileged: true }, 'dataset-empty'],
    ['the dataset is empty and a filter is active', { myTotal: 0, ...narrowed }, 'dataset-empty-ask-administrator'],
    ['a filter is active among drafts', { status: 'draft', ...narrowed }, 'no-matches'],
    ['a filter is active among all records', { status: 'all', ...narrowed }, 'none-match'],
    ['there are no drafts', { status: 'draft' }, 'no-drafts'],
    ['nothing is completed', { status: 'completed' }, 'no-records'],
    ['nothing was submitted', { status: 'submitted' }, 'none-submitted'],
    ['nothing was discarded', { status: 'discarded' }, 'no-records'],
    ['nothing is pending any more', {}, 'no-more-pending'],
  ] as const)('says that %s', (_, difference, expected) => {
    expect(emptyStateOnLoad({ ...usual, ...difference })).toBe(expected);
  });

  it.each([true, false])('depends on the role only in an empty dataset', (isPrivileged) => {
    expect(emptyStateOnLoad({ ...usual, isPrivileged })).toBe('no-more-pending');
    expect(emptyStateOnLoad({ ...usual, ...done, isPrivileged })).toBe('task-completed');
  });
});

describe('The empty state past the last record', () => {
  it.each([
    ['the team is done', done, 'task-completed'],
    ['the team is done and a filter is active', { ...done, ...narrowed }, 'no-more-pending'],
    ['no more are pending', {}, 'no-more-pending'],
    ['there are no more drafts', { status: 'draft' }, 'no-drafts'],
    ['no more were discarded', { status: 'discarded' }, 'none-discarded'],
    ['the submitted ones end, and the last stays', { status: 'submitted' }, undefined],
    ['the completed ones end, and the last stays', { status: 'completed' }, undefined],
    ['all records end, and the last stays', { status: 'all' }, undefined],
  ] as const)('says that %s', (_, difference, expected) => {
    expect(emptyStateAfterLast({ ...usual, ...difference })).toBe(expected);
    expect(emptyStateAfterLast({ ...usual, ...difference, isPrivileged: true })).toBe(expected);
  });
});

describe('the offer after an empty queue', () => {
  it.each([
    ['task-completed', true],
    ['no-more-pending', true],
    ['dataset-empty', true],
    ['no-records', false],
    ['no-matches', false],
    ['dataset-empty-ask-administrator', false],
  ] as const)('is made for %s: %s', (state, expected) => {
    expect(hasEnding(state)).toBe(expected);
  });
});
