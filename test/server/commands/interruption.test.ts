import { describe, expect, it } from 'vitest';
import { interruptible } from '#server/commands/interruption.ts';

describe('interruptible work', () => {
  it('exits with a line on a signal, and closes in reverse order', async () => {
    const closed: string[] = [];
    const listeners = process.listenerCount('SIGHUP');

    const work = interruptible(async (closers) => {
      closers.push(
        () => void closed.push('first'),
        () => void closed.push('last'),
      );
      process.emit('SIGHUP');
      await new Promise(() => undefined);
    });

    await expect(work).rejects.toMatchObject({ message: 'Interrupted.', exitCode: 1 });
    expect(closed).toEqual(['last', 'first']);
    expect(process.listenerCount('SIGHUP')).toBe(listeners);
  });

  it('closes after a normal end, too', async () => {
    const closed: string[] = [];

    const result = await interruptible(async (closers) => {
      closers.push(() => void closed.push('it'));
      return 7;
    });

    expect([result, closed]).toEqual([7, ['it']]);
  });
});
