import { Container } from 'inversify';
import { TokenStore } from '#application/ports/session/token-store.ts';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { Workroom } from '#ui/shared/workroom.ts';
import { browser } from './browser.ts';
import { LazyWorkroom } from './lazy-workroom.ts';
import { ui } from './ui.ts';
import type { Work } from './work/work.ts';

type Load = (container: Container, options: ApiOptions) => Promise<Work>;

const fetchWork: Load = async (container, options) => (await import('./work/work.ts')).loadWork(container, options);

/** What an empty sign-in page takes; the rest comes when somebody begins to sign in. */
export function createEntry(options: ApiOptions, load = fetchWork): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(browser, ui);
  const workroom = new LazyWorkroom(() => load(container, options), container.get(TokenStore));
  container.bind(Workroom).toConstantValue(workroom);
  return container;
}
