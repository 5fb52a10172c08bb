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

/** A server that tells nothing: as if it were anywhere and could nothing special. */
export const unknownEnvironment: Environment = {
  showsStorageWarning: false,
  sharesProgress: false,
  space: undefined,
  features: [],
};

/** Whether a host name is one of the platform for ML spaces. */
export function isHostedAt(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'huggingface.co' || host.endsWith('.hf.space');
}

/** Only a space has storage to lose: the warning shows while it is switched on and persistent storage is off. */
export const warnsOfStorage = ({ showsStorageWarning, space }: Environment): boolean =>
  showsStorageWarning && space?.hasPersistentStorage === false;

/** The page on which whoever owns the space can switch persistent storage on. */
export const storageSettings = ({ space }: Environment): string | undefined =>
  space?.id && `https://huggingface.co/spaces/${space.id.split('/').map(encodeURIComponent).join('/')}/settings`;

export const hasFeature = (environment: Environment, feature: string): boolean =>
  environment.features.includes(feature);
