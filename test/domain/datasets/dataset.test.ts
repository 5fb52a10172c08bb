import { describe, expect, it } from 'vitest';
import {
  changedAt,
  type Dataset,
  type DatasetChanges,
  guidelinesProblems,
  isCreatedFromUi,
  isReady,
  sendableGuidelines,
} from '#domain/datasets/dataset.ts';
import { change, edit, isModified, restore } from '#domain/shared/edit.ts';

const dataset: Dataset = {
  id: 'd1',
  name: 'reviews',
  guidelines: 'Read first.',
  status: 'ready',
  workspaceId: 'w1',
  workspaceName: 'team',
  allowExtraMetadata: true,
  distribution: { strategy: 'overlap', minSubmitted: 1 },
  metadata: undefined,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  lastActivityAt: '2026-01-03T00:00:00Z',
};

const origin = (repoId: string | undefined) => ({
  repoId,
  subset: 'plain',
  split: 'train',
  mapping: undefined,
  imported: 'UI',
});

describe('a dataset', () => {
  it.each([
    ['has repoId', origin('stanfordnlp/imdb'), true],
    ['has an empty repoId', origin(''), false],
    ['has no repoId', origin(undefined), false],
    ['is absent', undefined, false],
  ])('counts as created from the UI exactly when its metadata has repoId: metadata %s', (_, metadata, expected) => {
    expect(isCreatedFromUi({ ...dataset, metadata })).toBe(expected);
  });

  it('is ready once it is published', () => {
    expect(isReady(dataset)).toBe(true);
    expect(isReady({ ...dataset, status: 'draft' })).toBe(false);
  });

  it.each([
    ['an answer', '2026-01-03T00:00:00Z', '2026-01-03T00:00:00Z'],
    ['its settings', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
  ])('changed last when the later of its two dates says: %s', (_, lastActivityAt, expected) => {
    expect(changedAt({ ...dataset, lastActivityAt })).toBe(expected);
  });

  it.each<[string, DatasetChanges]>([
    ['guidelines', { guidelines: 'Read twice.' }],
    ['distribution', { distribution: { strategy: 'overlap', minSubmitted: 2 } }],
    ['extra metadata', { allowExtraMetadata: false }],
  ])('is reverted to its original value when a change fails: %s', (_, changes) => {
    const changed = change(edit(dataset), changes);

    expect(isModified(changed)).toBe(true);
    expect(restore(changed).current).toBe(dataset);
  });
});

describe('dataset guidelines', () => {
  it.each(['', '  ', '\n'])('are required: %j', (guidelines) => {
    expect(guidelinesProblems(guidelines)).toEqual([{ key: 'validation.required' }]);
  });

  it('may say anything else', () => {
    expect(guidelinesProblems('x')).toEqual([]);
  });

  it.each([
    ['  Read first. \n', 'Read first.'],
    ['Read\n\nfirst.', 'Read\n\nfirst.'],
    ['', undefined],
    [' \n ', undefined],
  ])('are sent trimmed, or not at all: %j', (guidelines, sent) => {
    expect(sendableGuidelines(guidelines)).toBe(sent);
  });
});
