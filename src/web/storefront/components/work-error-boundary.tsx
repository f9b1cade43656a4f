import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { NotFoundPage } from '../../shared/errors/not-found-page.tsx';

/**
 * Reads the error with a hook: the router passes it as a prop only to boundaries defined in the
 * route module.
 */
export function WorkErrorBoundary() {
  const t = useT();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage title={t('pages.project.failed')} />;
}
