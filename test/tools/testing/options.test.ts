import { describe, expect, it } from 'vitest';
import { readOptions, UnknownOption } from '../../../tools/testing/options.ts';

const read = (line: string) => readOptions(line === '' ? [] : line.split(' '), (word) => /^(HEAD|main)/.test(word));

const plain = { withoutBrowser: false, filters: [] };

describe('the options of npm test', () => {
  it.each([
    ['', plain],
    ['test/domain session.spec', { ...plain, filters: ['test/domain', 'session.spec'] }],
    ['--changed', { ...plain, changedSince: 'HEAD' }],
    ['--changed main', { ...plain, changedSince: 'main' }],
    ['--changed=HEAD~2', { ...plain, changedSince: 'HEAD~2' }],
    ['--changed test/ui', { ...plain, changedSince: 'HEAD', filters: ['test/ui'] }],
    ['--shuffle 7 --no-browser', { withoutBrowser: true, filters: [], seed: 7 }],
    ['--shuffle=7 test/ui', { ...plain, seed: 7, filters: ['test/ui'] }],
  ])('"%s" are parsed', (line, options) => {
    expect(read(line)).toEqual(options);
  });

  it('include a random seed if none is given', () => {
    expect(read('--shuffle --no-browser').seed).toBeGreaterThan(0);
  });

  it('are listed when an unknown one is rejected', () => {
    expect(() => read('test/ui --watch')).toThrow(UnknownOption);
    expect(() => read('test/ui --watch')).toThrow(/Unknown option --watch.*--changed.*--shuffle.*--no-browser/s);
  });
});
