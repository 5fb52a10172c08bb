import { describe, expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';

describe('the limits', () => {
  it.each([
    ['a question title', limits.questionTitle, 200],
    ['a question description', limits.questionDescription, 500],
    ['a field title', limits.fieldTitle, 500],
    ['a metadata property title', limits.metadataPropertyTitle, 500],
    ['a vector title', limits.vectorTitle, 500],
  ])('give %s its maximum of characters', (_, limit, characters) => {
    expect(limit).toBe(characters);
  });

  it.each([
    ['Distribution minSubmitted is at least 1', limits.minSubmitted, 1],
    ['Bulk chunk size is 10 records', limits.bulkChunk, 10],
    ['Bulk select all loads up to 1000 records', limits.bulkSelectAll, 1000],
    ['A bulk action is confirmed above 100 records', limits.bulkConfirmAbove, 100],
    ['Visible options appear only with more than 3 options', limits.visibleOptionsAbove, 3],
    ['Import polling has 10 tries', limits.importTries, 10],
    ['Import polling asks every 3000 ms', limits.importInterval, 3000],
    ['Import polling ends at 10 records', limits.importEnough, 10],
    ['Hub import includes the first 10K rows', limits.importRows, 10_000],
    ['The default cache is 3 s', limits.caches.short, 3000],
    ['The medium cache is 120 s', limits.caches.medium, 120_000],
    ['The large cache is 600 s', limits.caches.large, 600_000],
    ['A copy tooltip shows 1000 ms', limits.copyTooltip, 1000],
    ['The loading spinner of a button has the size 20', limits.buttonSpinner, 20],
    ['The default spinner has the size 32', limits.spinner, 32],
    ['A chunk reloads the page at most once per 60 seconds', limits.chunkReload, 60_000],
    ['A notification appears after 100 ms', limits.toastAppear, 100],
    ['The close animation lasts 150 ms', limits.toastClose, 150],
    ['The queue is rechecked every 250 ms', limits.toastQueueCheck, 250],
  ])('say: %s', (_, limit, number) => {
    expect(limit).toBe(number);
  });
});
