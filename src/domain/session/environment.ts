/** The hosted space the product runs in. */
export interface Space {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly subdomain: string | undefined;
  readonly host: string | undefined;
  readonly repoName: string | undefined;
  readonly authorName: string | undefined;
  readonly hasPersistentStorage: boolean;
}

/** What the server says of itself. */
export interface Environment {
  readonly showsStorageWarning: boolean;
  readonly sharesProgress: boolean;
  readonly space: Space | undefined;
  /** What only our own server can do. */
  readonly features: readonly string[];
}
