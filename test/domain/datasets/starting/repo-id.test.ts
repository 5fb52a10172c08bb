import { describe, expect, it } from 'vitest';
import { exampleDatasets } from '#domain/datasets/starting/examples.ts';
import { pythonSnippet } from '#domain/datasets/starting/python-snippet.ts';
import { importPath, isRepoId, repoIdFrom } from '#domain/datasets/starting/repo-id.ts';

describe('the id of a repository', () => {
  it.each([
    ['stanfordnlp/imdb', 'stanfordnlp/imdb'],
    ['  stanfordnlp/imdb\n', 'stanfordnlp/imdb'],
    ['https://hub.example/datasets/stanfordnlp/imdb', 'stanfordnlp/imdb'],
    ['https://hub.example/datasets/stanfordnlp/imdb/', 'stanfordnlp/imdb'],
    ['hub.example/datasets/a-b/c_d.e/viewer/plain_text/train?row=3', 'a-b/c_d.e'],
    ['https://hub.example/datasets/a/b?x=1', 'a/b'],
    ['https://hub.example/datasets/a/b#top', 'a/b'],
    ['datasets/a/b', 'a/b'],
    ['imdb', 'imdb'],
  ])('is read from pasted text: %j', (typed, id) => {
    expect(repoIdFrom(typed)).toBe(id);
  });

  it.each([
    '',
    'a/b/c',
    '/imdb',
    'a/',
    '../secret',
    'a b/c',
    'https://hub.example/a/b',
    `a/${'b'.repeat(97)}`,
    'a/b?x=1',
  ])('is undefined for an invalid text: %j', (typed) => {
    expect(repoIdFrom(typed)).toBeUndefined();
  });

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

  it('is one segment of an address', () => {
    expect(importPath('stanfordnlp/imdb')).toBe('/stanfordnlp%2Fimdb');
  });
});

describe('the example datasets', () => {
  it('are three datasets of the hub', () => {
    expect(exampleDatasets.map(({ repoId }) => repoId)).toEqual([
      'stanfordnlp/imdb',
      'databricks/databricks-dolly-15k',
      'dvilasuero/finepersonas-v0.1-tiny-flux-schnell',
    ]);
    expect(exampleDatasets.map(({ repoId }) => repoIdFrom(repoId))).not.toContain(undefined);
  });
});

describe('the Python code', () => {
  it('contain the address of the server, and a placeholder for the key', () => {
    const snippet = pythonSnippet('https://labels.example/team');

    expect(snippet).toContain('api_url="https://labels.example/team"');
    expect(snippet).toContain('api_key="YOUR_API_KEY"');
  });
});
