export type Role = 'owner' | 'admin' | 'annotator';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string | undefined;
  /** As the server says it: an unknown role counts as annotator. */
  readonly role: string;
  readonly apiKey: string | undefined;
}
