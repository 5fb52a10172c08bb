import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router';
import type { PageModule } from '../shared/page-modules.ts';
import { lazyComponent } from '../shared/retrying/lazy-component.tsx';

export interface AppRoute {
  readonly name: string;
  readonly path: string;
  readonly screen: ComponentType;
  readonly module?: PageModule;
  readonly prefetch?: () => Promise<unknown>;
  /** Rejects parameters that no page can have, such as malformed ids. */
  readonly isValid?: (params: Readonly<Params>) => boolean;
}

export function lazyScreen(load: () => Promise<ComponentType>): Pick<AppRoute, 'screen' | 'prefetch'> {
  const screen = lazyComponent(load);
  return { screen, prefetch: screen.load };
}

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Params>;
}

export function matchAddress(routes: readonly AppRoute[], pathname: string): RouteMatch | undefined {
  const found = matchRoutes(
    routes.map((handle) => ({ path: handle.path, handle })),
    pathname,
  )?.[0];
  return found && { route: found.route.handle, params: found.params };
}
