import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { frameHeaders } from '../../server/web/policy.ts';

const asked = 'virtual:template-frame';
const resolved = `\0${asked}`;
const folder = fileURLToPath(new URL('../../src/ui/annotation/record/template/frame/', import.meta.url));
const whileDeveloping = '/template-frame.html';

const head = '<meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Template</title>';

/** Contains the script, because a document with an opaque origin cannot load it from the server. */
const toDocument = (script: string) =>
  `<!doctype html><html><head>${head}</head><body><script>${script.replace(/<(?=\/script|!--)/gi, '\\x3c')}</script></body></html>`;

async function makeDocument(target: readonly string[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: [...target],
      write: false,
      copyPublicDir: false,
      lib: { entry: `${folder}main.ts`, formats: ['iife'], name: 'frame' },
    },
  });
  const [result] = [made].flat();
  const script = result && 'output' in result ? result.output[0] : undefined;
  if (script?.type !== 'chunk') throw new Error('Building the template frame produced no script.');
  return toDocument(script.code);
}

/** Document in which templates run: an asset of the build, or rebuilt at each request during development. */
export function templateFrame(target: readonly string[]): Plugin {
  let isBuilding = false;
  return {
    name: 'postil-template-frame',
    configResolved: ({ command }) => {
      isBuilding = command === 'build';
    },
    resolveId: (id) => (id === asked ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      if (!isBuilding) return `export const frameAddress = ${JSON.stringify(whileDeveloping.slice(1))};`;
      const file = this.emitFile({ type: 'asset', name: 'template-frame.html', source: await makeDocument(target) });
      return `export const frameAddress = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(vite) {
      vite.middlewares.use(whileDeveloping, (_, response, next) => {
        for (const [name, value] of Object.entries(frameHeaders({ embedOrigins: [] }))) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        makeDocument(target).then((document) => response.end(document), next);
      });
    },
  };
}
