import { contentList } from '#domain/admin/lists/content-list.ts';
import { composedPages, isComposedPage } from '#domain/content/page-parts.ts';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { contentSource } from '#services/admin/lists/content-list.server.ts';
import { readPagesOverview } from '#services/admin/pages/read-pages-overview.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/content-list.route.ts';
import { CompanyLinks } from './company-links.tsx';
import { pageEditorPath } from './page-intents.ts';
import { PagesTable } from './pages-table.tsx';
import { useContentListTexts } from './use-content-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const staff = { actor: staffMemberOf(args.context), now: systemClock.now() };
  const [list, pages] = await Promise.all([
    loadList(contentSource, args),
    readPagesOverview(staff),
  ]);
  return { list, pages };
}

export default function ContentListPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const pageTitle = (page: string | null) =>
    page && isComposedPage(page) ? composedPages[page].title[locale] : page;
  const title = t('admin.pages.content');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <CompanyLinks />
      <PagesTable pages={loaderData.pages} />
      <h2 className="mt-10 mb-2 text-xl">{t('adminContent.page.overview.blocks')}</h2>
      <AdminList
        list={contentList}
        data={loaderData.list}
        texts={useContentListTexts()}
        cells={{ page: ({ page }) => pageTitle(page) }}
        linkTo={({ id, page }) => pageEditorPath(page ?? '', id)}
      />
    </>
  );
}
