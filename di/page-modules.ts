import type { Container, ContainerModule } from 'inversify';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';
import { Texts } from '#ui/i18n/texts.ts';
import type { PageModule, PageModules } from '#ui/shared/page-modules.ts';
import { retryWhenOnline } from '#ui/shared/retrying/retry-when-online.ts';

type Import = () => Promise<ContainerModule>;

const datasetSchema: Import = async () => (await import('./modules/dataset-schema.ts')).datasetSchema;
const datasetWriting: Import = async () => (await import('./modules/dataset-writing.ts')).datasetWriting;
const members: Import = async () => (await import('./modules/members.ts')).members;
const records: Import = async () => (await import('./modules/records.ts')).records;
const uploads: Import = async () => (await import('./modules/uploads.ts')).uploads;

const importsOf: Readonly<Record<PageModule, readonly Import[]>> = {
  annotation: [datasetSchema, records, async () => (await import('./modules/annotation.ts')).annotation],
  bulk: [async () => (await import('./modules/bulk.ts')).bulk],
  commands: [async () => (await import('./modules/commands.ts')).commands],
  creation: [
    datasetSchema,
    records,
    datasetWriting,
    members,
    uploads,
    async () => (await import('./modules/creation.ts')).creation,
  ],
  'dataset-settings': [
    datasetSchema,
    records,
    datasetWriting,
    async () => (await import('./modules/dataset-settings.ts')).datasetSettings,
  ],
  effects: [],
  ending: [async () => (await import('./modules/ending.ts')).ending],
  export: [members, async () => (await import('./modules/export.ts')).exporting],
  filters: [records, async () => (await import('./modules/filters.ts')).filters],
  people: [async () => (await import('./modules/people.ts')).people],
  'team-progress': [async () => (await import('./modules/team-progress.ts')).teamProgress],
  'team-answers': [datasetSchema, members, async () => (await import('./modules/team-answers.ts')).teamAnswers],
  timing: [async () => (await import('./modules/timing.ts')).timing],
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
    await this.withSignedIn();
    const imports = importsOf[module].map((each) => this.loadOnce(each));
    await allEnded([...imports, this.container.get(Texts).load(module)]);
    this.loaded.add(module);
  }

  private async loadOnce(importModule: Import): Promise<void> {
    const module = await importModule();
    if (this.inContainer.has(importModule)) return;
    this.inContainer.add(importModule);
    this.container.load(module);
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
