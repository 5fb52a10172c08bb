import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Parts of Chromium's window that render pages behind each tab, which takes a third of a test's CPU time. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

/** Playwright disables these too; Chromium reads only the last list. */
const playwrightFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags to run as root, without a screen, with few processes and without network access of its own. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--process-per-site',
  `--disable-features=${[...windowFeatures, ...playwrightFeatures].join(',')}`,
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of an installed Chromium or Chrome, if any; `CHROMIUM_PATH` overrides it. */
export const findChromium = (env: Environment = process.env, exists = existsSync): string | undefined =>
  env.CHROMIUM_PATH || [...onPath(env, names), ...places].find((path) => exists(path));

function onPath({ PATH = '' }: Environment, wanted: readonly string[]): readonly string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
}

/** Launch options, by default for the installed browser. */
export const launching = (executablePath = findChromium()) => ({
  ...(executablePath && { executablePath }),
  args: [...chromiumArguments],
});
