/** A lazily loaded set of bindings, named for the pages that need it. */
export type PageModule =
  | 'annotation'
  | 'bulk'
  | 'commands'
  | 'creation'
  | 'dataset-settings'
  | 'effects'
  | 'ending'
  | 'export'
  | 'filters'
  | 'people'
  | 'quality'
  | 'sign-in'
  | 'team-answers'
  | 'team-progress'
  | 'timing'
  | 'uploads';

/** Loads page modules, and first the module that every page of a signed-in user needs. */
export abstract class PageModules {
  abstract prefetch(): void;
  /** Reads the unsent answers of the user; no record is shown before. */
  abstract startOutbox(userId: string): Promise<void>;
  abstract countUnsent(): Promise<number>;
  abstract isLoaded(module: PageModule): boolean;
  /** Resolves once the module and its texts are loaded. */
  abstract load(module: PageModule): Promise<void>;
  /** Removes the token, and stops the outbox if it runs. */
  abstract signOut(): void;
}
