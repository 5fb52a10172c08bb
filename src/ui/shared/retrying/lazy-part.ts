import { type ComponentType, lazy } from 'react';
import { onceOnline } from './once-online.ts';

/** A part of a page that comes when it is needed. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await onceOnline(load) }));
