import { Container } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { application } from './application.ts';
import { browser } from './browser.ts';
import { http } from './http.ts';
import { ui } from './ui.ts';

/** Everything, made anew and not yet doing anything. */
export function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(browser, http(options), application, ui);
  return container;
}
