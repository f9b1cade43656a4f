import { isRouteErrorResponse } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { NotFoundPage } from '../../shared/errors/not-found-page.tsx';

export function WorkErrorBoundary({ error }: { error: unknown }) {
  const t = useT();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <FailurePage title={t('storefront.pages.project.failed')} />;
}
