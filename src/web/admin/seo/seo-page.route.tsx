import { data } from 'react-router';
import { seoTextsInput } from '#domain/seo/seo-texts.ts';
import { isPublicPage, pathOfPage } from '#domain/seo/public-pages.ts';
import { useT } from '#i18n/react.tsx';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { readSeoTexts, saveSeoTexts } from '#services/seo/seo-texts.server.ts';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { loadRecord } from '../forms/load-record.server.ts';
import { saveRecord } from '../forms/save-record.server.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import { readPreviewedSite } from './read-previewed-site.server.ts';
import type { Route } from './+types/seo-page.route.ts';
import { SeoTextsForm } from './seo-texts-form.tsx';

export const middleware = [requireMenuRole];

function pageOf(name: string) {
  if (!isPublicPage(name)) throw data(null, { status: 404 });
  return name;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageOf(params.id);
  const actor = staffMemberOf(context);
  const { id, values } = await readSeoTexts(page, actor);
  const { locale } = context.get(pageRequest);
  return {
    page,
    record: await loadRecord({ kind: 'seo_page', id: page }, values, { actor, request }),
    history: id ? await readHistory({ table: 'seo_settings', rowKey: id, locale }, actor) : [],
    site: await readPreviewedSite(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageOf(params.id);
  return saveRecord(await readForm(request), {
    record: { kind: 'seo_page', id: page },
    schema: seoTextsInput,
    actor: staffMemberOf(context),
    path: `/admin/seo/${page}`,
    apply: (changes, _input, staff) => saveSeoTexts(page, changes, staff),
  });
}

export { withActionHeaders as headers };

export default function SeoPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, record, site, history } = loaderData;
  const title = t(`adminSeo.pages.names.${page}`);
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 flex max-w-prose flex-wrap gap-x-6 gap-y-1 text-muted">
        {t('adminSeo.form.lead')}
        <Link to={pathOfPage(page)}>{t('adminSeo.form.open')}</Link>
        <Link to={`/admin/seo/findings?q=${encodeURIComponent(pathOfPage(page))}`}>
          {t('adminSeo.pages.toFindings')}
        </Link>
      </p>
      <SeoTextsForm
        key={page}
        record={record}
        serverResult={actionData}
        site={site}
        path={pathOfPage(page)}
      />
      <HistoryPanel lines={history} />
    </>
  );
}
