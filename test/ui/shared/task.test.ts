import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/shared/failure.ts';
import { Task } from '#ui/shared/task.ts';

const later = <T>() => {
  let resolve = (_: T) => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('Task', () => {
  it('passes on the result of the work', async () => {
    const task = new Task();
    const got: number[] = [];

    await task.run(
      async () => 1,
      (value) => got.push(value),
    );

    expect(got).toEqual([1]);
    expect(task.state).toBe('idle');
  });

  it('swallows a failure, which has already been reported', async () => {
    const task = new Task();

    await task.run(
      () => Promise.reject(new Failure('ERROR_FETCHING_RECORDS')),
      () => undefined,
    );

    expect(task.hasFailed).toBe(true);
  });

  it('is failing until a later run succeeds', async () => {
    const task = new Task();
    const failure = new Failure('ERROR_FETCHING_RECORDS');
    const second = later<number>();

    await task.run(
      () => Promise.reject(failure),
      () => undefined,
    );
    const retried = task.run(
      () => second.promise,
      () => undefined,
    );
    const during = [task.hasFailed, task.isRunning, task.isFailing, task.failure];
    second.resolve(1);
    await retried;

    expect(during).toEqual([false, true, true, failure]);
    expect([task.isFailing, task.failure]).toEqual([false, undefined]);
  });

  it('rethrows a bug', async () => {
    const task = new Task();

    await expect(
      task.run(
        () => Promise.reject(new TypeError('a bug')),
        () => undefined,
      ),
    ).rejects.toThrow('a bug');
  });

  it('ignores the result of an older run', async () => {
    const task = new Task();
    const got: string[] = [];
    const first = later<string>();
    const older = task.run(
      () => first.promise,
      (value) => got.push(value),
    );
    await task.run(
      async () => 'newer',
      (value) => got.push(value),
    );

    first.resolve('older');
    await older;

    expect(got).toEqual(['newer']);
  });

  it('ignores the result of a cancelled run', async () => {
    const task = new Task();
    const got: string[] = [];
    const work = later<string>();
    const running = task.run(
      () => work.promise,
      (value) => got.push(value),
    );

    task.cancel();
    work.resolve('too late');
    await running;

    expect(got).toEqual([]);
    expect(task.isRunning).toBe(false);
  });
});
