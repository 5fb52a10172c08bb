export interface OAuthProvider {
  readonly name: string;
}

/** The hub has a button of its own. */
export const isHub = ({ name }: OAuthProvider): boolean => name === 'huggingface';

export const titleOf = ({ name }: OAuthProvider): string => name.slice(0, 1).toUpperCase() + name.slice(1);
