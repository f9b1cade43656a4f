import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailurePage } from '../shared/errors/failure-page.tsx';
import { MessagePage } from '../shared/errors/message-page.tsx';

/** Around every page of the back office: when one fails, its message takes its place beside the menu. */
export default function StaffPage() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <MissingRecord /> : <FailurePage />;
}

function MissingRecord() {
  const t = useT();
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('admin.missingRecord')}
      actions={<ButtonLink to="/admin">{t('header.adminDashboard')}</ButtonLink>}
    />
  );
}
