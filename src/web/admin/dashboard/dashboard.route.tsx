import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { AdminTitle } from '../admin-title.tsx';

export const loader = () => null;

export default function AdminDashboard() {
  const t = useT();
  const { user, roles } = useAuth();
  return (
    <>
      <AdminTitle>{t('admin.welcome', { name: user?.fullName ?? '' })}</AdminTitle>
      <p className="mt-4 flex flex-wrap gap-2">
        {roles.map((role) => (
          <Badge key={role}>{t(`admin.roles.${role}`)}</Badge>
        ))}
      </p>
      <EmptyState title={t('admin.dashboard.empty')} description={t('admin.dashboard.emptyText')} />
    </>
  );
}
