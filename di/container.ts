import type { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { createEntry } from './entry.ts';
import { loadWork } from './work/work.ts';

/** Everything at once, made anew and not yet doing anything. */
export function createContainer(options: ApiOptions): Container {
  const container = createEntry(options, async () => work);
  const work = loadWork(container, options);
  return container;
}
