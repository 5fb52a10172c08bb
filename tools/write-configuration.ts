import { writeFile } from 'node:fs/promises';
import { configurationPage } from '#server/settings/help.ts';

await writeFile('docs/configuration.md', configurationPage());
