import { e2ePort } from './port.ts';
import { Product } from './product.ts';

/** One product for all browser tests; returns what stops it. */
export default async function setUp() {
  const product = new Product(e2ePort);
  await product.start();
  return () => product.stop();
}
