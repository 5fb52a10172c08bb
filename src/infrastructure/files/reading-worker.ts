import address from './worker.ts?worker&url';

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/** An address that the browser lets through where it asks for a policy; that one lets through no other. */
export function trusted(place: string, { trustedTypes }: { readonly trustedTypes?: Policies }): string {
  const policy = trustedTypes?.createPolicy('postil-worker', { createScriptURL: () => place });
  return (policy?.createScriptURL(place) ?? place) as string;
}

/** A policy can be made but once. Vite would find no worker in `new Worker(trusted(new URL(…)))`. */
const trustedAddress = trusted(address, globalThis as object);

export const readingWorker = (): Worker => new Worker(trustedAddress, { type: 'module' });
