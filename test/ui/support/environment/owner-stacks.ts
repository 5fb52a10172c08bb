import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/** React stops capturing stacks of elements after this many in a second. */
const maxOwnerStacks = 10_000;

/** The development build of React captures a stack trace for every element, which took a tenth of the test time. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  Internals | undefined
>;
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => maxOwnerStacks, set: () => undefined });
}
