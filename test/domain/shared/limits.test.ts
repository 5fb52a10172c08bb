import { describe, expect, it } from 'vitest';
import { limits } from '#domain/shared/limits.ts';

describe('the limits', () => {
  it.each([
    ['a question title', limits.maxQuestionTitleChars, 200],
    ['a question description', limits.maxQuestionDescriptionChars, 500],
    ['a field title', limits.maxFieldTitleChars, 500],
    ['a metadata property title', limits.maxMetadataPropertyTitleChars, 500],
    ['a vector title', limits.maxVectorTitleChars, 500],
  ])('give %s its maximum of characters', (_, limit, characters) => {
    expect(limit).toBe(characters);
  });

  it.each([
    ['Distribution minSubmitted is at least 1', limits.minSubmitted, 1],
    ['Bulk chunk size is 10 records', limits.bulkRecordsPerRequest, 10],
    ['Bulk select all loads up to 1000 records', limits.maxSelectedRecords, 1000],
    ['A bulk action is confirmed above 100 records', limits.confirmBulkAboveRecords, 100],
    ['Visible options appear only with more than 3 options', limits.visibleOptionsAbove, 3],
    ['Import polling has 10 tries', limits.maxImportTries, 10],
    ['Import polling asks every 3000 ms', limits.importPollMs, 3000],
    ['Import polling ends at 10 records', limits.minRecordsToOpen, 10],
    ['Hub import includes the first 10K rows', limits.maxImportRows, 10_000],
    ['The default cache is 3 s', limits.cacheMs.short, 3000],
    ['The medium cache is 120 s', limits.cacheMs.medium, 120_000],
    ['The large cache is 600 s', limits.cacheMs.large, 600_000],
    ['A copy tooltip shows 1000 ms', limits.copyTooltipMs, 1000],
    ['The loading spinner of a button has the size 20', limits.buttonSpinnerPx, 20],
    ['The default spinner has the size 32', limits.spinnerPx, 32],
    ['A chunk reloads the page at most once per 60 seconds', limits.chunkReloadMs, 60_000],
    ['A notification appears after 100 ms', limits.toastAppearMs, 100],
    ['The close animation lasts 150 ms', limits.toastCloseMs, 150],
    ['The queue is rechecked every 250 ms', limits.toastQueueCheckMs, 250],
  ])('say: %s', (_, limit, number) => {
    expect(limit).toBe(number);
  });
});
