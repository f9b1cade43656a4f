import { data } from 'react-router';
import { arrangeInput } from '#domain/admin/records/arrangement.ts';
import { useT } from '#i18n/react.tsx';
import { arrangeRecords } from '#services/company/arrange-records.server.ts';
import type { ArrangedKind } from '#services/company/arranged-tables.ts';
import { readArrangement } from '#services/company/read-arrangement.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { pathOfPattern, requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/arrange.route.ts';
import { ArrangeList } from './arrange-list.tsx';

export const middleware = [requireMenuRole];

/** What each page arranges, one list below the other. */
const pages = {
  '/admin/partners/order': { page: 'partnerOrder', back: 'partners', kinds: ['partners'] },
  '/admin/products/workshops/order': {
    page: 'workshopOrder',
    back: 'workshops',
    kinds: ['workshops'],
  },
  '/admin/content/team/order': { page: 'teamOrder', back: 'team', kinds: ['team'] },
  '/admin/content/careers/order': { page: 'careerOrder', back: 'careers', kinds: ['careers'] },
  '/admin/content/faq/order': { page: 'faqOrder', back: 'faq', kinds: ['faqCategories', 'faq'] },
  '/admin/notifications/categories/order': {
    page: 'notificationCategoryOrder',
    back: 'notificationCategories',
    kinds: ['notificationCategories'],
  },
} as const satisfies Record<string, { page: string; back: string; kinds: readonly ArrangedKind[] }>;

function pageAt(pattern: string) {
  const path = pathOfPattern(pattern) as keyof typeof pages;
  if (!Object.hasOwn(pages, path)) throw data(null, { status: 404 });
  return { ...pages[path], listUrl: path.replace(/\/order$/, '') };
}

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { kinds, ...page } = pageAt(pattern);
  const reader = { actor: staffMemberOf(context), locale: context.get(pageRequest).locale };
  const lists = await Promise.all(
    kinds.map(async (kind) => ({ kind, groups: await readArrangement(kind, reader) })),
  );
  return { ...page, lists };
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = pageAt(pattern).kinds.find((each) => each === form.get('intent'));
  if (!kind) throw data(null, { status: 400 });
  return handleForm(form, {
    schema: arrangeInput,
    submit: (input) => arrangeRecords(kind, input, staffNow(context)),
  });
}

export { withActionHeaders as headers };

export default function ArrangePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, back, listUrl, lists } = loaderData;
  const title = t(`admin.pages.${page}`);
  const headings: Partial<Record<ArrangedKind, string>> = {
    faqCategories: t('adminCompany.faq.orderCategories'),
    faq: t('adminCompany.faq.orderQuestions'),
  };
  return (
    <>
      <BackLink to={listUrl} label={t(`adminCompany.${back}.back`)} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-form text-muted">{t('admin.records.arrange.lead')}</p>
      {lists.map(({ kind, groups }) => (
        <ArrangeList
          key={kind}
          {...{ kind, groups }}
          heading={headings[kind]}
          serverResult={actionData}
        />
      ))}
    </>
  );
}
