/** The program of `bin/postil.mjs`, from sources and with an empty page. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '#server/main.ts';

const webRoot = process.env.TEST_WEB_ROOT ?? mkdtempSync(join(tmpdir(), 'postil-web-'));
writeFileSync(join(webRoot, 'index.html'), '<html><head></head></html>');

process.exit(
  await main({ args: process.argv.slice(2), env: process.env, version: '1.2.3', presetDataDir: 'unused', webRoot }),
);
