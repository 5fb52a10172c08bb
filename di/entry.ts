import { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { LazyWorkroom } from './lazy-workroom.ts';
import { ui } from './ui.ts';

/** What signing in takes; the rest comes with the session. */
export function createEntry(options: ApiOptions, load = loadWork): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(browser, http(options), application, ui);
  container.bind(Workroom).toConstantValue(new LazyWorkroom(container, () => load(container)));
  return container;
}

let loading: Promise<typeof import('./work/work.ts')> | undefined;

async function loadWork(container: Container) {
  loading ??= import('./work/work.ts');
  const loaded = await loading;
  container.load(...loaded.work);
  return loaded;
}
