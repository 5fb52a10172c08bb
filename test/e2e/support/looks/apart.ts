import { besideHub } from '../creating/common-hub.ts';
import { apartPort } from '../port.ts';
import { test as base } from '../postil.ts';
import { Product } from '../product.ts';

/** Over a product that no other worker uses, so that these tests run beside each other. */
export const test = base.extend<object, { readonly product: Product }>({
  product: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const product = new Product(apartPort + parallelIndex, besideHub);
      await product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.address),
});
