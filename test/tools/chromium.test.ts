import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';

const PATH = ['/usr/local/bin', '/usr/bin'].join(delimiter);
const only =
  (...paths: readonly string[]) =>
  (path: unknown) =>
    paths.includes(String(path));

describe('the Chromium finder', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('finds %s in PATH', (name) => {
    const path = join('/usr/bin', name);

    expect(findChromium({ PATH }, only(path))).toBe(path);
  });

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ])('finds an installation outside of PATH: %s', (path) => {
    expect(findChromium({ PATH }, only(path))).toBe(path);
  });

  it('prefers the path in CHROMIUM_PATH', () => {
    expect(findChromium({ PATH, CHROMIUM_PATH: '/opt/mine' }, only('/usr/bin/chromium'))).toBe('/opt/mine');
  });

  it('finds nothing if no browser is installed', () => {
    expect(findChromium({ PATH }, only())).toBeUndefined();
    expect(findChromium({}, only())).toBeUndefined();
  });
});
