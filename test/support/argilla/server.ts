import { createApp } from '#server/app.ts';
import { serve } from '#server/commands/serve.ts';
import { processTerminal } from '#server/commands/terminal.ts';
import { product } from '#server/product.ts';

/** Our server as Argilla's: it announces and offers nothing that only ours can do. */
process.exitCode = await serve(
  {
    args: [],
    env: process.env,
    version: 'argilla',
    presetDataDir: 'data',
    webRoot: 'dist/web',
    terminal: processTerminal,
  },
  { ...product, createApp: (deps) => createApp({ ...deps, speaks: 'argilla' }) },
);
