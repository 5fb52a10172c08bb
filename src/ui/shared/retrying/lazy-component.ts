import { type ComponentType, lazy } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

/** A part of a page that comes when it is needed. */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await retryWhenOnline(load) }));
