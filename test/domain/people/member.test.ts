import { describe, expect, it } from 'vitest';
import { withMyself } from '#domain/people/member.ts';

const member = (username: string) => ({ id: `id of ${username}`, username });

describe('those whose answers there can be', () => {
  it('are listed by name, with whoever asks', () => {
    const members = [member('cy'), member('ana')];

    expect(withMyself(members, member('bo')).map(({ username }) => username)).toEqual(['ana', 'bo', 'cy']);
    expect(withMyself(members, member('ana')).map(({ username }) => username)).toEqual(['ana', 'cy']);
  });
});
