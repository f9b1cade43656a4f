import { useMemo } from 'react';
import { searchMissesList } from '#domain/admin/lists/search-misses-list.ts';
import { useT } from '#i18n/react.tsx';
import { searchMissesSource } from '#services/admin/lists/search-misses-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import type { ListTexts } from '../lists/list-context.ts';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/miss-list.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(searchMissesSource, args);

/** What visitors did not find; a press on one begins a synonym for it. */
export default function MissList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.searchMisses');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSeo.searchMisses.lead')}</p>
      <AdminList
        list={searchMissesList}
        data={loaderData}
        texts={useTexts()}
        cells={{ term: ({ term }) => <bdi>{term}</bdi> }}
        linkTo={({ term }) => `/admin/search-words/new?word=${encodeURIComponent(term ?? '')}`}
        tools={
          <ButtonLink to="/admin/search-words" size="small" variant="outline">
            {t('admin.pages.searchWords')}
          </ButtonLink>
        }
      />
    </>
  );
}

function useTexts(): ListTexts<typeof searchMissesList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('admin.pages.searchMisses'),
      search: t('adminSeo.searchMisses.search'),
      column: (id) => t(`adminSeo.searchMisses.columns.${id}`),
      view: () => t('adminSeo.searchMisses.views.nothing'),
      empty: {
        title: t('adminSeo.searchMisses.empty'),
        text: t('adminSeo.searchMisses.emptyText'),
      },
    }),
    [t],
  );
}
