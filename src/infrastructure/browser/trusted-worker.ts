interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/**
 * Wraps the address of a worker for browsers with Trusted Types; the policy allows this address alone. Vite finds no
 * worker in `new Worker(trusted(new URL(…)))`.
 */
export function trusted(name: string, url: string, { trustedTypes }: { readonly trustedTypes?: Policies }): string {
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return (policy?.createScriptURL(url) ?? url) as string;
}
