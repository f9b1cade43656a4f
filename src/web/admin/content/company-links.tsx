import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import '../records/records.css';

/** The lists below Content that have pages of their own. */
export function CompanyLinks() {
  const t = useT();
  const { isMarketing } = useAuth();
  return (
    <nav aria-label={t('admin.pages.content')} className="company-links">
      <Link to="/admin/content/faq">{t('admin.pages.faq')}</Link>
      <Link to="/admin/content/team">{t('admin.pages.team')}</Link>
      <Link to="/admin/content/careers">{t('admin.pages.careers')}</Link>
      {isMarketing && (
        <Link to="/admin/content/careers/applications">{t('admin.pages.applications')}</Link>
      )}
    </nav>
  );
}
