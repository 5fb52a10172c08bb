import type { ComponentType } from 'react';
import { Navigate, type Params, useLocation, useParams } from 'react-router';

/** Creates a page that redirects to another path and keeps the query. */
export function redirectTo(pathOf: (params: Readonly<Params>) => string): ComponentType {
  return function Moved() {
    const params = useParams();
    const { search } = useLocation();
    return <Navigate to={{ pathname: pathOf(params), search }} replace />;
  };
}
