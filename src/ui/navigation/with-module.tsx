import { type ReactNode, use } from 'react';
import { type PageModule, PageModules } from '../shared/page-modules.ts';
import { useShared } from '../shared/use-view-model.ts';

interface WithModuleProps {
  readonly module: PageModule;
  /** Fetches the code of the children in parallel. */
  readonly fetch: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

export function WithModule({ module, fetch, children }: WithModuleProps) {
  const pageModules = useShared(PageModules);
  if (!pageModules.isLoaded(module)) {
    fetch?.().catch(() => undefined); // the children throw the same error when they render
    use(pageModules.load(module));
  }
  return children;
}
