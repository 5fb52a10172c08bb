export const homePath = '/';
export const signInPath = '/sign-in';
export const welcomePath = '/welcome-hf-sign-in';

export interface Navigation {
  /** Name of the route; undefined without a match. */
  readonly name: string | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** With its question mark; empty without a query. */
  readonly query: string;
  readonly path: string;
}

export interface Visitor {
  readonly isSignedIn: boolean;
  readonly isHosted: boolean;
}

export type GuardDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }
  | {
      readonly kind: 'sign-in';
      readonly to: string;
      /** Path to return to after signing in; undefined for the home page. */
      readonly remember: string | undefined;
    };

const stay: GuardDecision = { kind: 'stay' };
const go = (to: string): GuardDecision => ({ kind: 'go', to });

/** Runs before each navigation loads anything. */
export function guard(navigation: Navigation, visitor: Visitor): GuardDecision {
  switch (navigation.name) {
    case undefined: // the error page is public
    case 'login': // redirects to the sign-in page, which is guarded itself
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
