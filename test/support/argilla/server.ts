import { createApp } from '#server/app.ts';
import { serve } from '#server/commands/serve.ts';
import { processTerminal } from '#server/commands/terminal.ts';
import { product } from '#server/product.ts';

/** Our server as if it were Argilla's: nothing is announced or answered that only ours can do. */
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
