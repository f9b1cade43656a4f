import { useMemo } from 'react';
import { searchSynonymsList } from '#domain/admin/lists/search-synonyms-list.ts';
import { useT } from '#i18n/react.tsx';
import { searchSynonymsSource } from '#services/admin/lists/search-synonyms-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import type { ListTexts } from '../lists/list-context.ts';
import { loadList } from '../lists/load-list.server.ts';
import { RemovedNotice } from '../records/removed-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/synonym-list.route.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(searchSynonymsSource, args);

export default function SynonymList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.searchWords');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSeo.searchWords.lead')}</p>
      <RemovedNotice />
      <AdminList
        list={searchSynonymsList}
        data={loaderData}
        texts={useTexts()}
        cells={{
          words: ({ words, wordsAr }) => words || <bdi lang="ar">{wordsAr}</bdi>,
          wordsAr: ({ wordsAr }) => <bdi lang="ar">{wordsAr}</bdi>,
        }}
        linkTo={({ id }) => `/admin/search-words/${id}`}
        tools={
          <>
            <ButtonLink to="/admin/search-words/missed" size="small" variant="outline">
              {t('admin.pages.searchMisses')}
            </ButtonLink>
            <ButtonLink to="/admin/search-words/new" size="small">
              {t('adminSeo.searchWords.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function useTexts(): ListTexts<typeof searchSynonymsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('admin.pages.searchWords'),
      search: t('adminSeo.searchWords.search'),
      column: (id) => t(`adminSeo.searchWords.columns.${id}`),
      view: () => t('adminSeo.searchWords.views.leadsOn'),
      empty: {
        title: t('adminSeo.searchWords.empty'),
        text: t('adminSeo.searchWords.emptyText'),
      },
    }),
    [t],
  );
}
