import { execFileSync } from 'node:child_process';

/** Builds stale parts once, before the workers start the product. */
export default function build() {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { stdio: 'inherit' });
}
