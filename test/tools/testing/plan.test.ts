import { describe, expect, it } from 'vitest';
import { NothingToRun, planOf } from '../../../tools/testing/plan.ts';

const all = { vitest: ['test/ui/a.test.ts', 'test/domain/a.test.ts'], playwright: ['test/e2e/a.spec.ts'] };
const plain = { withoutBrowser: false, filters: [] };
const browser = '/usr/bin/chromium';

describe('the plan of a test run', () => {
  it('contains all files without arguments', () => {
    expect(planOf(plain, all, browser)).toEqual({ files: all, isWhole: true, notes: [], leftOut: [] });
  });

  it('assigns the requested files to their runners', () => {
    const { files, isWhole } = planOf({ ...plain, filters: ['domain', 'e2e/a'] }, all, browser);

    expect(files).toEqual({ vitest: ['test/domain/a.test.ts'], playwright: ['test/e2e/a.spec.ts'] });
    expect(isWhole).toBe(false);
  });

  it('is rejected if an argument matches no file', () => {
    expect(() => planOf({ ...plain, filters: ['domain', 'nowhere'] }, all, browser)).toThrow(NothingToRun);
    expect(() => planOf({ ...plain, filters: ['domain', 'nowhere'] }, all, browser)).toThrow('matches nowhere');
  });

  it.each([
    ['no browser was found', plain, undefined, 'Chromium or Chrome was not found (set CHROMIUM_PATH)'],
    ['--no-browser is set', { ...plain, withoutBrowser: true }, browser, '--no-browser is set'],
  ])('reports the browser tests as left out when %s', (_, options, found, why) => {
    const plan = planOf(options, all, found);

    expect(plan.files).toEqual({ ...all, playwright: [] });
    expect(plan.leftOut).toEqual([`Left out: 1 file of browser tests, because ${why}.`]);
  });

  it('is rejected if only browser tests were requested and these are left out', () => {
    const onlyBrowser = { ...plain, filters: ['e2e'], withoutBrowser: true };

    expect(() => planOf(onlyBrowser, all, browser)).toThrow(
      'No tests to run. Left out: 1 file of browser tests, because --no-browser is set.',
    );
  });

  it('leaves nothing out if no browser test was requested', () => {
    expect(planOf({ ...plain, filters: ['domain'] }, all, undefined).leftOut).toEqual([]);
  });

  it('names the seed of a random order', () => {
    expect(planOf({ ...plain, seed: 7 }, all, browser).notes).toEqual(['Random order. Repeat it with --shuffle 7.']);
  });
});
