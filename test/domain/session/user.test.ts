import { afterEach, describe, expect, it, vi } from 'vitest';
import { initials, isPrivileged, roleOf, type User } from '#domain/session/user.ts';

afterEach(() => vi.unstubAllGlobals());

const user = (role: string): User => ({
  id: 'u1',
  username: 'sample',
  firstName: 'Sam',
  lastName: undefined,
  role,
  apiKey: undefined,
});

describe('the roles', () => {
  it.each(['owner', 'admin'])('%s is privileged', (role) => {
    expect(isPrivileged(user(role))).toBe(true);
    expect(roleOf(user(role))).toBe(role);
  });

  it.each(['annotator', 'reviewer', 'OWNER', ''])('any other role is an annotator: %j', (role) => {
    expect(isPrivileged(user(role))).toBe(false);
    expect(roleOf(user(role))).toBe('annotator');
  });
});

describe('the avatar', () => {
  it.each([
    ['sample', 'SA'],
    ['Ünal', 'ÜN'],
    ['x', 'X'],
    ['', ''],
    [' bo', 'BO'],
    ['李小龙', '李小'],
    ['👩‍🚀🎈rocket', '👩‍🚀🎈'],
    ['e\u0301mile', 'E\u0301M'],
  ])('shows the first two characters of the username: %j has %j', (username, letters) => {
    expect(initials(username)).toBe(letters);
  });

  it('shows two letters in a browser without a segmenter', () => {
    vi.stubGlobal('Intl', {});

    expect(initials('sample')).toBe('SA');
  });
});
