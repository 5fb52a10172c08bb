import { homePath } from './guard.ts';

// Browsers drop tabs and line breaks from an address and read a backslash as a slash.
const unsafe = /[\p{Cc}\\]/u;

/** Where to go after a sign-in: a path of this application that was stored, else home. */
export const targetAfterSignIn = (redirectTo: string | undefined): string =>
  redirectTo !== undefined && isOwnPath(redirectTo) ? redirectTo : homePath;

/** `//host` and `/\host` would lead away. */
const isOwnPath = (path: string) => path.startsWith('/') && !path.startsWith('//') && !unsafe.test(path);
