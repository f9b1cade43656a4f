import { adminPageAt } from '#web/admin/menu/pages.ts';
import { useT } from '#i18n/react.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/admin-page.route.ts';
import { AdminTitle } from './admin-title.tsx';
import { pathOfPattern, requireMenuRole } from './require-menu-role.server.ts';

export const middleware = [requireMenuRole];

export function loader({ pattern }: Route.LoaderArgs) {
  const name = adminPageAt(pathOfPattern(pattern));
  if (!name) throw new Error(`The back office has no page for ${pattern}.`);
  return { name };
}

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t(`admin.pages.${loaderData.name}`);
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <EmptyState title={t('admin.emptyPage')} description={t('admin.emptyPageText')} />
    </>
  );
}
