import type { MiddlewareFunction } from 'react-router';
import { rolesFor } from '#web/admin/menu/menu.ts';
import { adminPageAt } from '#web/admin/menu/pages.ts';
import { useT } from '#i18n/react.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { requireRole } from '../shared/session/guards.server.ts';
import type { Route } from './+types/admin-page.route.ts';
import { AdminTitle } from './admin-title.tsx';

// The router joins the paths of its routes, which have no leading slash.
const pathOf = (pattern: string) => `/${pattern.replace(/^\//, '')}`;

/** Decided by the route pattern: a URL can be spelled in many ways. */
const requireMenuRole: MiddlewareFunction<Response> = (request, next) =>
  requireRole(...rolesFor(pathOf(request.pattern)))(request, next);

export const middleware = [requireMenuRole];

export function loader({ pattern }: Route.LoaderArgs) {
  const name = adminPageAt(pathOf(pattern));
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
