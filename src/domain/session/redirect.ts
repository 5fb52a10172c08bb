import { homePath } from './guard.ts';

// Browsers drop tabs and line breaks from an address and read a backslash as a slash.
const unsafe = /[\p{Cc}\\]/u;

export const targetAfterSignIn = (redirectTo: string | undefined): string =>
  redirectTo !== undefined && isOwnPath(redirectTo) ? redirectTo : homePath;

/** `//host` and `/\host` would leave the site. */
const isOwnPath = (path: string) => path.startsWith('/') && !path.startsWith('//') && !unsafe.test(path);
