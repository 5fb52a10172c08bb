import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Prints the page only when waiting has failed, not for every query on the way. */
configure({
  asyncUtilTimeout: 10_000, // enough for slow machines
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: trying } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return trying ? new Error(message ?? '') : getElementError(message, container);
  },
});
