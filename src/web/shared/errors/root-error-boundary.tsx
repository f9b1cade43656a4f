import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailurePage } from './failure-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Asks for the error itself: the router hands it only to boundaries written in the route's own file. */
export function RootErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FailurePage />;
}
