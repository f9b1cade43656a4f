import { seoList } from '#domain/admin/lists/seo-list.ts';
import type { PublicPage } from '#domain/seo/public-pages.ts';
import { useT } from '#i18n/react.tsx';
import { seoSource } from '#services/admin/lists/seo-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/seo-list.route.ts';
import { useSeoListTexts } from './use-seo-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(seoSource, args);

export default function SeoPages({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.seo');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminSeo.pages.lead')}</p>
      <AdminList
        list={seoList}
        data={loaderData}
        texts={useSeoListTexts()}
        cells={{
          page: ({ id }) => t(`adminSeo.pages.names.${id as PublicPage}`),
          title: ({ title: text }) => <Text text={text} lang="en" />,
          titleAr: ({ titleAr }) => <Text text={titleAr} lang="ar" />,
          description: ({ description }) => <Text text={description} lang="en" />,
          descriptionAr: ({ descriptionAr }) => <Text text={descriptionAr} lang="ar" />,
        }}
        linkTo={({ id }) => `/admin/seo/${id}`}
        tools={
          <>
            <ButtonLink to="/admin/search-words" size="small" variant="quiet">
              {t('admin.pages.searchWords')}
            </ButtonLink>
            <ButtonLink to="/admin/seo/findings" size="small" variant="outline">
              {t('adminSeo.pages.toFindings')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

const Text = ({ text, lang }: { text: string | null; lang: 'en' | 'ar' }) =>
  text === null ? '–' : <bdi lang={lang}>{text}</bdi>;
