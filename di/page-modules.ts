import type { Container, ContainerModule } from 'inversify';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';
import { Texts } from '#ui/i18n/texts.ts';
import type { PageModule, PageModules } from '#ui/shared/page-modules.ts';
import { retryWhenOnline } from '#ui/shared/retrying/retry-when-online.ts';

type Import = () => Promise<{ readonly bindings: ContainerModule }>;

const datasetSchema: Import = () => import('./modules/dataset-schema.ts');
const datasetWriting: Import = () => import('./modules/dataset-writing.ts');
const members: Import = () => import('./modules/members.ts');
const records: Import = () => import('./modules/records.ts');
const uploads: Import = () => import('./modules/uploads.ts');

const importsOf: Readonly<Record<PageModule, readonly Import[]>> = {
  annotation: [datasetSchema, records, () => import('./modules/annotation.ts')],
  bulk: [() => import('./modules/bulk.ts')],
  commands: [() => import('./modules/commands.ts')],
  creation: [datasetSchema, records, datasetWriting, members, uploads, () => import('./modules/creation.ts')],
  'dataset-settings': [datasetSchema, records, datasetWriting, () => import('./modules/dataset-settings.ts')],
  effects: [],
  ending: [() => import('./modules/ending.ts')],
  export: [members, () => import('./modules/export.ts')],
  filters: [records, () => import('./modules/filters.ts')],
  people: [() => import('./modules/people.ts')],
  quality: [datasetSchema, records, () => import('./modules/quality.ts')],
  'team-progress': [() => import('./modules/team-progress.ts')],
  'team-answers': [datasetSchema, members, () => import('./modules/team-answers.ts')],
  'sign-in': [() => import('./modules/sign-in.ts')],
  timing: [() => import('./modules/timing.ts')],
  uploads: [uploads],
};

/** A separate chunk, which the sign-in page does not need. */
const importSignedIn = () => import('./modules/signed-in.ts');

type SignedIn = ReturnType<Awaited<ReturnType<typeof importSignedIn>>['loadSignedIn']>;

/** Loads each module once, even if several pages share it. */
export class LazyPageModules implements PageModules {
  private signedIn: SignedIn | undefined;
  private loadingSignedIn: Promise<SignedIn> | undefined;
  private readonly inContainer = new Set<Import>();
  private readonly loaded = new Set<PageModule>();
  private readonly loading = new Map<PageModule, Promise<void>>();

  constructor(
    private readonly container: Container,
    private readonly importFirst = importSignedIn,
  ) {}

  prefetch(): void {
    this.withSignedIn().catch(() => undefined); // the next use retries
  }

  async startOutbox(userId: string): Promise<void> {
    await (await this.withSignedIn()).startOutbox(userId);
  }

  async countUnsent(): Promise<number> {
    return (await this.withSignedIn()).countUnsent();
  }

  isLoaded(module: PageModule): boolean {
    return this.loaded.has(module);
  }

  load(module: PageModule): Promise<void> {
    const known = this.loading.get(module);
    if (known) return known;
    const loading = retryWhenOnline(() => this.loadAll(module));
    this.loading.set(module, loading);
    loading.catch(() => this.allowRetry(module));
    return loading;
  }

  signOut(): void {
    if (this.signedIn) this.signedIn.signOut();
    else this.container.get(TokenStore).write(undefined);
  }

  private async loadAll(module: PageModule): Promise<void> {
    if (module !== 'sign-in') await this.withSignedIn();
    const imports = importsOf[module].map((each) => this.loadOnce(each));
    await allEnded([...imports, this.container.get(Texts).load(module)]);
    this.loaded.add(module);
  }

  private async loadOnce(importModule: Import): Promise<void> {
    const { bindings } = await importModule();
    if (this.inContainer.has(importModule)) return;
    this.inContainer.add(importModule);
    this.container.load(bindings);
  }

  /** A later visit retries. React requests a failed module again at once and must get the same error. */
  private async allowRetry(module: PageModule): Promise<void> {
    await this.container.get(Clock).wait(limits.failureRetryMs);
    this.loading.delete(module);
  }

  private async withSignedIn(): Promise<SignedIn> {
    this.loadingSignedIn ??= this.importFirst().then(({ loadSignedIn }) => loadSignedIn(this.container));
    try {
      this.signedIn = await this.loadingSignedIn;
      return this.signedIn;
    } catch (error) {
      this.loadingSignedIn = undefined;
      throw error;
    }
  }
}

/** Like `Promise.all`, but rejects only when all have ended, because a prefetch ends with the promise. */
async function allEnded(promises: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}
