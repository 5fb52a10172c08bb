import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/** React takes no stack of an element once it has made this many in a second. */
const maxOwnerStacks = 10_000;

/** React's development build takes a stack trace of every element, for messages that no test reads: a tenth of the time of the tests here. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  Internals | undefined
>;
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => maxOwnerStacks, set: () => undefined });
}
