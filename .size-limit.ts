import { readFileSync } from 'node:fs';
import { entryFiles, type Manifest } from './tools/checks/entry-files.ts';

const web = 'dist/web';
const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8')) as Manifest;

export default [
  {
    name: 'JavaScript to the sign-in page',
    path: entryFiles(manifest, 'index.html', ['src/ui/session/sign-in-screen.tsx', 'locales/en.json']).map(
      (file) => `${web}/${file}`,
    ),
    limit: '150 KB',
    gzip: true,
  },
];
