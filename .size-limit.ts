import { readFileSync } from 'node:fs';
import { entryFiles, type Manifest } from './tools/checks/entry-files.ts';

const web = 'dist/web';
const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Everything that comes by itself: what a page asks for at once, and what it fetches ahead. */
const page = (name: string, limit: string, asked: readonly string[]) => ({
  name: `JavaScript to ${name}`,
  path: entryFiles(manifest, 'base', asked).map((file) => `${web}/${file}`),
  limit,
  gzip: true,
});

const texts = 'locales/shell/en.json';
const signIn = [texts, 'src/ui/session/sign-in-screen.tsx', 'di/modules/sign-in.ts'];
const behind = [
  texts,
  'di/modules/signed-in.ts',
  'src/ui/components/feedback/toast-region.tsx',
  'src/ui/datasets/home-screen.tsx',
];
const home = [...behind, 'src/ui/datasets/sidebar/sidebar.tsx'];

const record = [
  ...behind,
  'src/ui/annotation/annotation-screen.tsx',
  'di/modules/dataset-schema.ts',
  'di/modules/records.ts',
  'di/modules/annotation.ts',
  'locales/answering/en.json',
  'locales/keys/en.json',
];

const settings = [
  ...behind,
  'src/ui/dataset-settings/settings-screen.tsx',
  'di/modules/dataset-schema.ts',
  'di/modules/records.ts',
  'di/modules/dataset-settings.ts',
  'locales/answering/en.json',
  'locales/changing/en.json',
];

export default [
  page('the sign-in page', '170 KB', signIn),
  page('home', '200 KB', home),
  page('the first record', '260 KB', record),
  page('the settings of a dataset', '250 KB', settings),
];
