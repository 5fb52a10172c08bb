import 'reflect-metadata/lite'; // Inversify stores its metadata there
import { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { browser } from './modules/browser.ts';
import { session } from './modules/session.ts';
import { LazyPageModules } from './page-modules.ts';

/** The only container, in the product and in tests. Pages load their modules into it. */
export function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(browser, session(options));
  container.bind(PageModules).toConstantValue(new LazyPageModules(container));
  return container;
}
