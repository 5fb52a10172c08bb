import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** The whole page is printed when waiting has failed, and not each time that something is looked for on the way. */
configure({
  asyncUtilTimeout: 10_000, // on whatever machine this is
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: trying } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return trying ? new Error(message ?? '') : getElementError(message, container);
  },
});
