import { trusted } from '../browser/trusted-worker.ts';
import address from './worker/worker.ts?worker&url';

/** Created once, because a policy name can be used once. */
const trustedAddress = trusted('postil-worker', address, globalThis as object);

export const readingWorker = (): Worker => new Worker(trustedAddress, { type: 'module' });
