import { faqList } from '#domain/admin/lists/faq-list.ts';
import { useT } from '#i18n/react.tsx';
import { faqSource } from '#services/admin/lists/faq-list.server.ts';
import { readArrangement } from '#services/company/read-arrangement.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { OrderLink } from '../../records/order-link.tsx';
import '../../records/records.css';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitVisibility } from '../../records/submit-visibility.server.ts';
import { useVisibilityBulk } from '../../records/use-visibility-bulk.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/faq-list.route.ts';
import { useFaqListTexts } from './use-faq-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const actor = staffMemberOf(context);
  const [page, [categories]] = await Promise.all([
    loadList(faqSource, { request, context }),
    readArrangement('faqCategories', { actor, locale }),
  ]);
  return { page, categories: categories?.items ?? [] };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitVisibility(
    await readForm(request),
    faqSource,
    { table: 'faq_items', title: 'Visibility of questions', labelOf: (row) => row.question ?? '' },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function FaqList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, categories } = loaderData;
  const { bulk, report } = useVisibilityBulk(actionData);
  const title = t('admin.pages.faq');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <nav aria-label={t('adminCompany.faq.categories')} className="company-links">
        {categories.map((category) => (
          <Link key={category.id} to={`/admin/content/faq/categories/${category.id}`}>
            <bdi>{category.title}</bdi>
          </Link>
        ))}
        <Link to="/admin/content/faq/categories/new" variant="quiet">
          {t('adminCompany.faq.newCategory')}
        </Link>
      </nav>
      <AdminList
        list={faqList}
        data={page}
        texts={useFaqListTexts()}
        options={{ category: categories.map(({ id, title: label }) => ({ value: id, label })) }}
        cells={{
          question: (row) => <BilingualCell en={row.question} ar={row.arabicQuestion} />,
          category: (row) => <BilingualCell en={row.category} ar={row.arabicCategory} />,
        }}
        linkTo={({ id }) => `/admin/content/faq/${id}`}
        bulk={bulk}
        tools={
          <>
            <OrderLink to="/admin/content/faq/order" />
            <ButtonLink to="/admin/content/faq/new" size="small">
              {t('adminCompany.faq.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
