import { e2ePort } from './port.ts';
import { Product } from './product.ts';

const product = new Product(e2ePort);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void product.stop().then(() => process.exit()));
await product.start();
