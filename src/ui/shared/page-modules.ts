/** A part of the product that a page loads with itself. */
export type PageModule =
  | 'annotation'
  | 'bulk'
  | 'creation'
  | 'dataset-settings'
  | 'export'
  | 'filters'
  | 'people'
  | 'uploads';

/** Loads the modules of pages, and before them what every page of a signed-in user takes. */
export abstract class PageModules {
  /** Fetches what every page of a signed-in user takes, before it is needed. */
  abstract prefetch(): void;
  /** Reads which answers this user has not sent yet: no record is shown before. */
  abstract startOutbox(userId: string): Promise<void>;
  /** Counts the answers of all users in this browser that the server does not have. */
  abstract countUnsent(): Promise<number>;
  abstract isLoaded(module: PageModule): boolean;
  /** Resolves once the module and its texts are there. */
  abstract load(module: PageModule): Promise<void>;
  /** Removes the token, and stops the outbox if it runs. */
  abstract signOut(): void;
}
