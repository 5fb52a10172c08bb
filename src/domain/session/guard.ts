export const homePath = '/';
export const signInPath = '/sign-in';
export const welcomePath = '/welcome-hf-sign-in';

/** Where somebody is about to go. */
export interface Navigation {
  /** The route's name; absent where no route matches. */
  readonly name: string | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** As the address has it, with its question mark; empty without a query. */
  readonly query: string;
  readonly path: string;
}

export interface Visitor {
  readonly isSignedIn: boolean;
  /** The product runs on the platform for ML spaces. */
  readonly isHosted: boolean;
}

export type GuardDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }
  | {
      readonly kind: 'sign-in';
      readonly to: string;
      /** The full path to come back to afterwards; nothing for the root. */
      readonly remember: string | undefined;
    };

const stay: GuardDecision = { kind: 'stay' };
const go = (to: string): GuardDecision => ({ kind: 'go', to });

/** Runs first on each navigation, before anything of the page is asked for. */
export function guard(navigation: Navigation, visitor: Visitor): GuardDecision {
  switch (navigation.name) {
    case undefined: // the error page is for everyone
    case 'login': // leads to the sign-in page, which is guarded itself
      return stay;
    case 'sign-in':
      return guardSignIn(navigation, visitor);
    case 'oauth-provider-callback':
      return hasQuery(navigation) ? stay : go(homePath);
    case 'welcome-hf-sign-in':
      return visitor.isSignedIn || !visitor.isHosted ? go(homePath) : stay;
    default:
      return visitor.isSignedIn ? stay : { kind: 'sign-in', to: signInPath, remember: targetOf(navigation) };
  }
}

function guardSignIn({ params }: Navigation, { isSignedIn, isHosted }: Visitor): GuardDecision {
  if (isSignedIn) return go(homePath);
  if (params.omitCTA) return stay;
  return isHosted ? go(welcomePath) : stay;
}

const targetOf = ({ path, query }: Navigation) => (path === homePath ? undefined : path + query);
const hasQuery = ({ query }: Navigation) => query.length > 1;
