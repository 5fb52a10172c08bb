import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { targetAfterSignIn } from '#domain/session/redirect.ts';
import { useShared } from '../shared/use-view-model.ts';

/** Returns the user to the page that required signing in; the stored path is used once. */
export function RedirectAfterSignIn() {
  const preferences = useShared(Preferences);
  const [target] = useState(() => targetAfterSignIn(preferences.read('auth.redirectTo')));
  useEffect(() => preferences.write('auth.redirectTo', undefined), [preferences]);
  return <Navigate to={target} replace />;
}
