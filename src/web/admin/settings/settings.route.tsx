import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';

export const middleware = [requireMenuRole];

/** Makes the guard run on client navigations too. */
export const loader = () => null;

export default function Settings() {
  const t = useT();
  const title = t('admin.pages.settings');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-8">
        <Link to="/admin/settings/jobs" variant="arrow">
          {t('admin.pages.failedJobs')}
        </Link>
      </p>
      <p className="mt-1 max-w-form text-muted">{t('adminSettings.failedJobs.lead')}</p>
    </>
  );
}
