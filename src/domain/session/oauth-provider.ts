export interface OAuthProvider {
  readonly name: string;
}

/** The public dataset hub has a button of its own. */
export const isHub = ({ name }: OAuthProvider): boolean => name === 'huggingface';

/** What a provider is called on its button. */
export const titleOf = ({ name }: OAuthProvider): string => name.slice(0, 1).toUpperCase() + name.slice(1);
