import { contentList } from '#domain/admin/lists/content-list.ts';
import { useT } from '#i18n/react.tsx';
import { contentSource } from '#services/admin/lists/content-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/content-list.route.ts';
import { CompanyLinks } from './company-links.tsx';
import { useContentListTexts } from './use-content-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(contentSource, args);

export default function ContentListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.content');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <CompanyLinks />
      <AdminList list={contentList} data={loaderData} texts={useContentListTexts()} />
    </>
  );
}
