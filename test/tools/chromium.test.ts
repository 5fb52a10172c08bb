import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';

const PATH = ['/usr/local/bin', '/usr/bin'].join(delimiter);
const only =
  (...paths: readonly string[]) =>
  (path: unknown) =>
    paths.includes(String(path));

describe('the browser of this machine', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is found in PATH as %s',
    (name) => {
      const path = join('/usr/bin', name);

      expect(findChromium({ PATH }, only(path))).toBe(path);
    },
  );

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ])('is found at its usual place: %s', (path) => {
    expect(findChromium({ PATH }, only(path))).toBe(path);
  });

  it('is the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ PATH, CHROMIUM_PATH: '/opt/mine' }, only('/usr/bin/chromium'))).toBe('/opt/mine');
  });

  it('may be none', () => {
    expect(findChromium({ PATH }, only())).toBeUndefined();
    expect(findChromium({}, only())).toBeUndefined();
  });
});
