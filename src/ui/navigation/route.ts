import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router';
import type { PageModule } from '../shared/page-modules.ts';
import { lazyComponent } from '../shared/retrying/lazy-component.ts';

export interface AppRoute {
  readonly name: string;
  readonly path: string;
  readonly screen: ComponentType;
  /** The module that the page loads. */
  readonly module?: PageModule;
  /** Fetches what the screen is made of before somebody asks for it. */
  readonly prefetch?: () => Promise<unknown>;
  /** Whether there can be such a page at all; without one there always can. */
  readonly isValid?: (params: Readonly<Params>) => boolean;
}

/** A screen that comes when it is asked for. */
export const lazyScreen = (load: () => Promise<ComponentType>): Pick<AppRoute, 'screen' | 'prefetch'> => ({
  screen: lazyComponent(load),
  prefetch: load,
});

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Params>;
}

/** The route of an address, by its most specific path; a page that cannot be has none. */
export function matchAddress(routes: readonly AppRoute[], pathname: string): RouteMatch | undefined {
  const found = matchRoutes(
    routes.map((handle) => ({ path: handle.path, handle })),
    pathname,
  )?.[0];
  return found && { route: found.route.handle, params: found.params };
}
