import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readInclude } from '#server/resources/records/include.ts';

describe('the included parts', () => {
  async function read(query: string) {
    const app = new Hono().get('/', (c) => c.json(readInclude(c.req)));
    return (await app.request(`/${query}`)).json();
  }
  const nothing = { responses: false, suggestions: false };

  it.each([
    ['', nothing],
    ['?include=responses', { ...nothing, responses: true }],
    ['?include=responses&include=suggestions', { responses: true, suggestions: true }],
    ['?include=responses,suggestions,vectors', { responses: true, suggestions: true, vectors: 'all' }],
    ['?include=vectors:a', { ...nothing, vectors: ['a'] }],
    ['?include=vectors:a,b', { ...nothing, vectors: ['a', 'b'] }],
    ['?include=vectors:a,responses', { responses: true, suggestions: false, vectors: ['a'] }],
    ['?include=vectors:a&include=vectors:b', { ...nothing, vectors: ['a', 'b'] }],
    ['?include=vectors:a&include=vectors', { ...nothing, vectors: 'all' }],
  ])('are read from %s', async (query, expected) => {
    expect(await read(query)).toEqual(expected);
  });
});
