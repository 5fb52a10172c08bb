import type { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { createEntry } from './entry.ts';
import * as all from './work/work.ts';

/** Everything at once, made anew and not yet doing anything. */
export function createContainer(options: ApiOptions): Container {
  const container = createEntry(options, async () => all);
  container.load(...all.work);
  return container;
}
