import { describe, expect, it } from 'vitest';
import {
  canAddRecords,
  canChangeSettings,
  canCreateDatasets,
  canCreateWorkspaces,
  canDeleteDatasets,
  canExport,
  canSeeShares,
} from '#domain/datasets/permissions.ts';
import type { User } from '#domain/session/user.ts';

const user = (role: string): User => ({
  id: 'u1',
  username: role,
  firstName: role,
  lastName: undefined,
  role,
  apiKey: undefined,
});

const privileged = ['owner', 'admin'];
const others = ['annotator', 'unheard of'];

describe.each([
  ['create datasets', canCreateDatasets],
  ['change the settings of a dataset', canChangeSettings],
  ['delete a dataset', canDeleteDatasets],
  ['add records', canAddRecords],
  ['export records', canExport],
  ['see what people choose', canSeeShares],
])('is granted: to %s', (_, can) => {
  it.each(privileged)('is for privileged users: %s', (role) => {
    expect(can(user(role))).toBe(true);
  });

  it.each(others)('is not for annotators: %s', (role) => {
    expect(can(user(role))).toBe(false);
  });
});

describe('to create workspaces', () => {
  it.each([
    ['owner', true],
    ['admin', false],
    ['annotator', false],
  ])('is for owners only: %s', (role, allowed) => {
    expect(canCreateWorkspaces(user(role))).toBe(allowed);
  });
});
