import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailurePage } from './failure-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Reads the error with a hook: the router passes it as a prop only to boundaries defined in the
 * route module.
 */
export function RootErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailurePage />;
}
