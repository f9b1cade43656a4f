import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { NotFoundPage } from '../../shared/errors/not-found-page.tsx';

/** Asks for the error itself: the router hands it only to boundaries written in the route's own file. */
export function WorkErrorBoundary() {
  const t = useT();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage title={t('storefront.pages.project.failed')} />;
}
