import { expect, it } from 'vitest';
import { importPath, isRepoId } from '#domain/datasets/repo-id.ts';

it.each(['stanfordnlp/imdb', 'imdb', 'a/b', 'dvilasuero/finepersonas-v0.1-tiny-flux-schnell', 'o_w/n_a.m-e'])(
  '%s can be a repository of the hub',
  (text) => {
    expect(isRepoId(text)).toBe(true);
  },
);

it.each([
  undefined,
  '',
  '/',
  'a/',
  '/b',
  'a/b/c',
  '-a/b',
  'a/.b',
  'a/b.',
  'a--b/c',
  'a/b..c',
  'a/b.git',
  'a b/c',
  'a/b?c',
  'a/ü',
  '../..',
  `a/${'b'.repeat(97)}`,
])('%j cannot be a repository of the hub', (text) => {
  expect(isRepoId(text)).toBe(false);
});

it('is imported on a page whose address holds its id encoded', () => {
  expect(importPath('stanfordnlp/imdb')).toBe('/stanfordnlp%2Fimdb');
});
