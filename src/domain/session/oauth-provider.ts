export interface OAuthProvider {
  readonly name: string;
}

/** The public dataset hub has a button of its own. */
export const isHub = ({ name }: OAuthProvider): boolean => name === 'huggingface';
