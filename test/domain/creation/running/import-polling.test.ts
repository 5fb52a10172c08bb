import { describe, expect, it } from 'vitest';
import { type ImportStatus, pollDecision } from '#domain/creation/running/import-polling.ts';
import { type JobStatus, jobStatusOf } from '#domain/creation/running/job.ts';
import { limits } from '#domain/shared/limits.ts';

const look = (change: Partial<ImportStatus>) =>
  pollDecision({ tries: 1, total: 0, rows: undefined, job: undefined, ...change });
const job = (status: string) => ({ id: 'j', status: jobStatusOf(status) as JobStatus });

describe('polling an import', () => {
  it('happens up to 10 times, every 3 seconds', () => {
    const decisions = Array.from({ length: 10 }, (_, index) => look({ tries: index + 1, total: 9 }));

    expect(decisions).toEqual([...Array(9).fill('poll-again'), 'still-importing']);
    expect(limits.importPollMs).toBe(3000);
  });

  it.each([
    [0, undefined, 'poll-again'],
    [9, undefined, 'poll-again'],
    [10, undefined, 'enough'],
    [2000, undefined, 'enough'],
    [9, 25_000, 'poll-again'],
    [10, 25_000, 'enough'],
    [3, 4, 'poll-again'],
    [4, 4, 'enough'],
    [0, 0, 'enough'],
  ])('with %i records of %s goes on until there are 10, or all there are: %s', (total, rows, expected) => {
    expect(look({ total, rows })).toBe(expected);
  });

  it.each([
    ['queued', 'poll-again'],
    ['started', 'poll-again'],
    ['paused', 'poll-again'],
    ['finished', 'enough'],
    ['failed', 'failed'],
    ['stopped', 'failed'],
    ['canceled', 'failed'],
  ])('with a job that is %s decides: %s', (status, expected) => {
    expect(look({ job: job(status), total: 5 })).toBe(expected);
  });

  it('finds enough on the last try', () => {
    expect(look({ tries: 10, total: 10 })).toBe('enough');
  });

  it('fails with the job, however many records there are', () => {
    expect(look({ job: job('failed'), total: 500 })).toBe('failed');
  });
});
