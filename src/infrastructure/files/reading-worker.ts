import address from './worker/worker.ts?worker&url';

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/** Wraps the address for browsers with Trusted Types; the policy allows this address alone. */
export function trusted(url: string, { trustedTypes }: { readonly trustedTypes?: Policies }): string {
  const policy = trustedTypes?.createPolicy('postil-worker', { createScriptURL: () => url });
  return (policy?.createScriptURL(url) ?? url) as string;
}

/** Created once, because a policy name can be used once. Vite finds no worker in `new Worker(trusted(new URL(…)))`. */
const trustedAddress = trusted(address, globalThis as object);

export const readingWorker = (): Worker => new Worker(trustedAddress, { type: 'module' });
