/** The Hugging Face space that hosts the product. */
export interface Space {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly subdomain: string | undefined;
  readonly host: string | undefined;
  readonly repoName: string | undefined;
  readonly authorName: string | undefined;
  readonly hasPersistentStorage: boolean;
}

export interface Environment {
  readonly showsStorageWarning: boolean;
  readonly sharesProgress: boolean;
  readonly space: Space | undefined;
  /** Features of our own server. */
  readonly features: readonly string[];
}

/** Defaults for servers without this endpoint. */
export const unknownEnvironment: Environment = {
  showsStorageWarning: false,
  sharesProgress: false,
  space: undefined,
  features: [],
};

export function isHostedAt(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'huggingface.co' || host.endsWith('.hf.space');
}

/** Only spaces without persistent storage lose data. */
export const warnsOfStorage = ({ showsStorageWarning, space }: Environment): boolean =>
  showsStorageWarning && space?.hasPersistentStorage === false;

/** The settings page of the space, where its owner can add storage. */
export const storageSettings = ({ space }: Environment): string | undefined =>
  space?.id && `https://huggingface.co/spaces/${space.id.split('/').map(encodeURIComponent).join('/')}/settings`;

export const hasFeature = (environment: Environment, feature: string): boolean =>
  environment.features.includes(feature);
