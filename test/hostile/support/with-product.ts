import { execFileSync } from 'node:child_process';
import type { Product } from '../../e2e/support/product.ts';
import { withProduct } from '../../e2e/support/served.ts';

const nowhere = 'http://127.0.0.1:9';

/** Calls stay on this machine, and frequent sign-ins are not limited. */
const settings = {
  DEMO: 'false',
  FETCH_ALLOW: '127.0.0.1',
  HUB_URL: nowhere,
  HUB_DATASETS_URL: nowhere,
  SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
  SIGN_IN_FAILURES_PER_NAME: '1000000',
};

/** Starts the built product in a fresh folder, bound to loopback; its log goes to `.cache/product-logs`. */
export function withHostileProduct(
  name: string,
  use: (product: Product) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
) {
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { stdio: 'inherit' });
  return withProduct(`hostile-${name}`, { ...settings, ...more }, use);
}
