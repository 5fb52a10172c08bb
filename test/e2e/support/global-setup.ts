import { execFileSync } from 'node:child_process';

/** Builds what is stale, once, before each worker starts the product. */
export default function build() {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { stdio: 'inherit' });
}
