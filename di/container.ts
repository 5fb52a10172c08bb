import 'reflect-metadata/lite'; // Inversify keeps what it knows of classes there
import { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { browser } from './modules/browser.ts';
import { session } from './modules/session.ts';
import { LazyPageModules } from './page-modules.ts';

/** The one container, for the product and for tests. Modules of pages come when a page loads them. */
export function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(browser, session(options));
  container.bind(PageModules).toConstantValue(new LazyPageModules(container));
  return container;
}
