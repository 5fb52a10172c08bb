import { describe, expect, it } from 'vitest';
import {
  completedPercent,
  finishedRecords,
  isComplete,
  moveCount,
  percent,
  usersOnCard,
} from '#domain/datasets/progress.ts';

const progress = (completed: number, total: number, users: readonly string[] = []) => ({
  total,
  completed,
  pending: Math.max(0, total - completed),
  users,
});

describe('the progress of the team', () => {
  it.each([
    [0, 10, 0],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [10, 10, 100],
    [1, 10_000, 0.01],
    [0, 0, 0],
    [1, 0, 0],
  ])('is a percentage with two decimals, and 0 if it is no number: %i of %i is %d', (completed, total, shown) => {
    expect(percent(completed, total)).toBe(shown);
    expect(completedPercent(progress(completed, total))).toBe(shown);
  });

  it.each([
    [10, 10, true],
    [9, 10, false],
    [0, 0, false],
  ])('is complete when every record is, unless there is none: %i of %i', (completed, total, complete) => {
    expect(isComplete(progress(completed, total))).toBe(complete);
  });

  it.each([
    [[], [], 0],
    [['ada'], ['ada'], 0],
    [['ada', 'bo', 'cy', 'di', 'ed'], ['ada', 'bo', 'cy'], 2],
  ])('names up to three users and counts the others: %j', (users, shown, more) => {
    expect(usersOnCard(progress(0, 10, users))).toEqual({ shown, more });
  });
});

describe('the counts of the user', () => {
  const metrics = { total: 10, submitted: 2, discarded: 1, draft: 0, pending: 7 };

  it('move with an answer between statuses', () => {
    expect(moveCount(metrics, 'pending', 'submitted')).toEqual({ ...metrics, submitted: 3, pending: 6 });
    expect(moveCount(metrics, 'discarded', 'pending')).toEqual({ ...metrics, discarded: 0, pending: 8 });
  });

  it('do not change when the status does not', () => {
    expect(moveCount(metrics, 'submitted', 'submitted')).toBe(metrics);
  });

  it('are never negative', () => {
    expect(moveCount(metrics, 'draft', 'submitted').draft).toBe(0);
  });
});

describe('finished records', () => {
  it('are those that the user has submitted or discarded', () => {
    expect(finishedRecords({ total: 9, submitted: 3, discarded: 2, draft: 1, pending: 3 })).toBe(5);
  });
});
