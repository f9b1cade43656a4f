import { data, redirect } from 'react-router';
import { composedPages, isComposedPage, type ComposedPage } from '#domain/content/page-parts.ts';
import { useLanguage } from '#i18n/react.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/page-editor.route.ts';
import { loadPageEditor } from './load-page-editor.server.ts';
import { EmptyPage } from './empty-page.tsx';
import { pageAction } from './page-action.server.ts';
import './page-editor.css';
import { PartForm } from './part-form.tsx';
import { PartList } from './part-list.tsx';

export const middleware = [requireMenuRole];

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPageEditor(pageNamed(params, request), { request, context });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageNamed(params, request);
  const part = new URL(request.url).searchParams.get('part');
  return pageAction(await readForm(request), { page, part, actor: staffMemberOf(context) });
}

export { withActionHeaders as headers };

/** Some pages have an address of their own, such as /admin/content/services. */
const aliases: Readonly<Record<string, string>> = { services: 'custom-service' };

function pageNamed(params: { name?: string }, { url }: Request): ComposedPage {
  const last =
    new URL(url).pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = params.name ?? aliases[last] ?? last;
  if (params.name && aliases[params.name]) throw redirect(`/admin/content/${params.name}`);
  if (!isComposedPage(name)) throw data(null, { status: 404 });
  return name;
}

export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const { page, parts, selected, record } = loaderData;
  const title = t('adminContent.page.title', { name: composedPages[page].title[locale] });
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminContent.page.lead')}</p>
      <div className="page-editor">
        <PartList {...{ page, parts }} selected={selected?.id ?? null} />
        <div className="min-w-0">
          {selected && record ? (
            <PartForm key={selected.id} part={selected} record={record} serverResult={actionData} />
          ) : (
            <EmptyPage page={page} serverResult={actionData} />
          )}
        </div>
      </div>
    </>
  );
}
