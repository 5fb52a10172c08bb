import { describe, expect, it } from 'vitest';
import { Listeners } from '#application/shared/listeners.ts';

describe('listeners', () => {
  it('get every event until they are removed', () => {
    const listeners = new Listeners<string>();
    const heard: string[] = [];
    const leave = listeners.add((event) => heard.push(`one ${event}`));
    listeners.add((event) => heard.push(`other ${event}`));

    listeners.notify('first');
    leave();
    listeners.notify('second');

    expect(heard).toEqual(['one first', 'other first', 'other second']);
  });
});
