import { describe, expect, it } from 'vitest';
import {
  changedAt,
  type Dataset,
  guidelinesProblems,
  isCreatedFromUi,
  sendableGuidelines,
} from '#domain/datasets/dataset.ts';

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
  measuresTime: false,
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

  it.each([
    ['an answer', '2026-01-03T00:00:00Z', '2026-01-03T00:00:00Z'],
    ['its settings', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
  ])('has the later of its two times as the time of its last change: %s', (_, lastActivityAt, expected) => {
    expect(changedAt({ ...dataset, lastActivityAt })).toBe(expected);
  });
});

describe('dataset guidelines', () => {
  it.each(['', '  ', '\n'])('are required: %j', (guidelines) => {
    expect(guidelinesProblems(guidelines)).toEqual([{ key: 'validation.required' }]);
  });

  it('may be any other text', () => {
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
