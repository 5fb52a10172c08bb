import { describe, expect, it } from 'vitest';
import { fewerFiles } from '../../../tools/plugins/fewer-files.ts';

const chunk = (name: string, code: string) => ({ type: 'chunk', name, fileName: `assets/${name}.js`, code });
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source });

type File = { readonly fileName: string; readonly code?: string; readonly source?: string };

/** Writes a bundle of files with the plugin; returns their texts by name. */
function written(...files: readonly File[]): Readonly<Record<string, string>> {
  const bundle: Record<string, File> = Object.fromEntries(files.map((each) => [each.fileName, each]));
  const context = { emitFile: (file: File) => Object.assign(bundle, { [file.fileName]: file }) };
  const { generateBundle } = fewerFiles(['list', 'form']) as unknown as {
    generateBundle: { handler: (this: typeof context, options: unknown, bundle: object) => void };
  };
  generateBundle.handler.call(context, {}, bundle);
  return Object.fromEntries(
    Object.values(bundle).map(({ fileName, code, source }) => [fileName, code ?? source ?? '']),
  );
}

const runtime = chunk('rolldown-runtime', 'var a=()=>1,b=()=>2;export{a as n,b as t};');

describe('a file that only passes on the exports of another', () => {
  const files = written(
    chunk('page', 'x(()=>import(`./screen.js`),d(["./screen.js"]))'),
    chunk('screen', 'export{t as Screen,u as useScreen}from"./list.js";'),
    asset('.vite/manifest.json', '{"screen.tsx":{"file":"assets/screen.js"}}'),
  );

  it('is removed, and the other one imported in its place', () => {
    expect(Object.keys(files)).not.toContain('assets/screen.js');
    expect(files['assets/page.js']).toBe(
      'x(()=>import(`./list.js`).then(e=>({Screen:e.t,useScreen:e.u})),d(["./list.js"]))',
    );
  });

  it('gives its place in the manifest to the other one', () => {
    expect(files['.vite/manifest.json']).toBe('{"screen.tsx":{"file":"assets/list.js"}}');
  });
});

describe('the helpers of the bundler', () => {
  const page =
    '<script type="module" src="./assets/rolldown-runtime.js"></script><script type="module" src="./assets/base.js"></script>';
  const files = written(
    runtime,
    chunk('base', 'import{n as x}from"./rolldown-runtime.js";x();export{x as y};'),
    chunk('list', 'import{t as z}from"./rolldown-runtime.js";z();'),
    asset('index.html', page),
  );

  it('become part of the first chunk', () => {
    expect(Object.keys(files)).not.toContain('assets/rolldown-runtime.js');
    expect(files['assets/base.js']).toBe(
      'var $helpers=(()=>{var a=()=>1,b=()=>2;return{n:a,t:b}})();var x=$helpers.n;x();export{x as y};export{$helpers};',
    );
    expect(files['assets/list.js']).toBe('import{$helpers}from"./base.js";var z=$helpers.t;z();');
  });

  it('leave the first chunk once in the page', () => {
    expect(files['index.html']).toBe('<script type="module" src="./assets/base.js"></script>');
  });

  it('stop the build if they have another form', () => {
    expect(() => written(chunk('rolldown-runtime', 'export default 1'), chunk('base', ''))).toThrow('another form');
  });
});

describe('stylesheets of chunks that come together', () => {
  it('become one file, named wherever one of them was', () => {
    const files = written(
      asset('assets/list-1234567.css', '.list{}'),
      asset('assets/form-abcdefg.css', '.form{}'),
      chunk('page', 'd(["./form-abcdefg.css"])'),
    );

    const [joined = ''] = Object.keys(files).filter((name) => name.endsWith('.css'));
    expect(files[joined]).toBe('.list{}.form{}');
    expect(files['assets/page.js']).toBe(`d(["./${joined.slice('assets/'.length)}"])`);
  });
});
