import { owner, Product } from '../test/e2e/support/product.ts';
import { Annotator } from '../test/support/server/annotator.ts';

/** Kills the server again and again while answers are being submitted; prints what was lost, which has to be nothing. */
const rounds = Number(process.argv[2] ?? 20);
const product = new Product(4718);
const annotator = new Annotator(owner.password);

try {
  await product.start();
  for (let round = 1; round <= rounds; round += 1) {
    const gone = annotator.answerUntilGone(product.address);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
    await product.end('SIGKILL');
    await gone;
    await product.start();
    const lost = await annotator.lost(product.address);
    console.log(`round ${round}: ${annotator.confirmations} answers confirmed so far, ${lost.length} lost`);
    if (lost.length > 0) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
