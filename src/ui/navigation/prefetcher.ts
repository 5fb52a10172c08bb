import type { Connectivity } from '#application/ports/shared/connectivity.ts';
import { mayPrefetch } from '#domain/shared/loading.ts';
import type { ChunkReload } from '../shared/chunk-reload.ts';
import type { PageModules } from '../shared/page-modules.ts';
import type { Toggles } from '../shared/toggles.ts';
import type { AppRoute } from './route.ts';

/** Prefetches each page at most once, unless the connection is slow or saves data. */
export class Prefetcher {
  private readonly fetched = new Set<string>();

  constructor(
    private readonly connectivity: Connectivity,
    private readonly chunks: ChunkReload,
    private readonly toggles: Toggles,
    private readonly pageModules: PageModules,
  ) {}

  fetch({ name, module, prefetch }: AppRoute): void {
    if (!prefetch || this.fetched.has(name) || !this.isAllowed) return;
    this.fetched.add(name);
    const loadModule = module && (() => this.pageModules.load(module));
    void this.chunks.withoutReload(prefetch, ...(loadModule ? [loadModule] : []));
  }

  private get isAllowed() {
    return this.toggles.isOn('prefetch') && mayPrefetch(this.connectivity.connection);
  }
}
