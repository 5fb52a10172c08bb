import { type ComponentType, lazy } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

/** Like `lazy` of React, but retries when the browser is online again. */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retryWhenOnline(load) }));
