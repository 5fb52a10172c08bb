import { describe, expect, it } from 'vitest';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { MetadataProperty } from '#domain/datasets/metadata-property.ts';
import {
  canAddRecords,
  canAddRecordsTo,
  canChangeSettings,
  canCreateDatasets,
  canCreateWorkspaces,
  canDeleteDatasets,
  canExport,
  canSeeShares,
  canSeeUploadGuidance,
  settingsPartsFor,
  visibleTo,
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

const dataset = (repoId: string | undefined): Dataset => ({
  id: 'd1',
  name: 'reviews',
  guidelines: undefined,
  status: 'ready',
  workspaceId: 'w1',
  workspaceName: 'team',
  allowExtraMetadata: true,
  distribution: { strategy: 'overlap', minSubmitted: 1 },
  metadata: { repoId, subset: undefined, split: undefined, mapping: undefined, imported: undefined },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  lastActivityAt: '2026-01-01T00:00:00Z',
});

const privileged = ['owner', 'admin'];
const others = ['annotator', 'unheard of'];

describe.each([
  ['create datasets', canCreateDatasets],
  ['change the settings of a dataset', canChangeSettings],
  ['delete a dataset', canDeleteDatasets],
  ['add records', canAddRecords],
  ['see upload guidance', canSeeUploadGuidance],
  ['export records', canExport],
  ['see what people choose', canSeeShares],
])('to %s', (_, can) => {
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

describe('adding records from the hub', () => {
  it.each([
    ['owner', 'stanfordnlp/imdb', true],
    ['admin', 'stanfordnlp/imdb', true],
    ['annotator', 'stanfordnlp/imdb', false],
    ['owner', undefined, false],
  ])('is offered to privileged users of a dataset created from the UI: %s, %s', (role, repoId, offered) => {
    expect(canAddRecordsTo(user(role), dataset(repoId))).toBe(offered);
  });
});

describe('the settings', () => {
  it.each(privileged)('load the dataset with questions, fields, vectors and metadata properties for %s', (role) => {
    expect(settingsPartsFor(user(role))).toEqual(['dataset', 'questions', 'fields', 'vectors', 'metadataProperties']);
  });

  it.each(others)('load only the dataset for annotators: %s', (role) => {
    expect(settingsPartsFor(user(role))).toEqual(['dataset']);
  });
});

describe('the metadata properties', () => {
  const property = (name: string, visibleForAnnotators: boolean): MetadataProperty => ({
    id: name,
    name,
    title: name,
    datasetId: 'd1',
    settings: { type: 'terms', values: ['a'] },
    visibleForAnnotators,
  });
  const properties = [property('shown', true), property('hidden', false)];

  it.each(privileged)('are all visible to %s', (role) => {
    expect(visibleTo(user(role), properties)).toEqual(properties);
  });

  it.each(others)('are not shown to annotators without visible_for_annotators: %s', (role) => {
    expect(visibleTo(user(role), properties).map(({ name }) => name)).toEqual(['shown']);
  });
});
