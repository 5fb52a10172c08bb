import { describe, expect, it } from 'vitest';
import { isFailed, isOver, jobStatusOf } from '#domain/creation/running/job.ts';

describe('a job', () => {
  it.each([
    ['queued', false, false],
    ['started', false, false],
    ['scheduled', false, false],
    ['deferred', false, false],
    ['finished', true, false],
    ['failed', true, true],
    ['stopped', true, true],
    ['canceled', true, true],
  ])('that is %s is over: %s, failed: %s', (text, over, failed) => {
    const job = { id: 'j', status: jobStatusOf(text) };

    expect(job.status).toBe(text);
    expect(isOver(job)).toBe(over);
    expect(isFailed(job)).toBe(failed);
  });

  it.each(['', 'paused', 'Finished', 'unknown'])('with the unknown status %j is neither over nor failed', (text) => {
    const job = { id: 'j', status: jobStatusOf(text) };

    expect(job.status).toBe('unknown');
    expect(isOver(job)).toBe(false);
    expect(isFailed(job)).toBe(false);
  });
});
