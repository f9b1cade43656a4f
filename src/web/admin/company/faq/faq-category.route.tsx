import { useT } from '#i18n/react.tsx';
import { faqCategoryRecord } from '#services/company/company-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/faq-category.route.ts';
import { FaqCategoryForm } from './faq-category-form.tsx';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadRecordPage(faqCategoryRecord, args);

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(faqCategoryRecord, args, {
    listUrl: '/admin/content/faq',
    recordUrl: '/admin/content/faq/categories',
  });

export { withActionHeaders as headers };

export default function FaqCategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newFaqCategory' : 'admin.pages.faqCategory')}
      title={useRecordTitle(record, 'name')}
      back={{ to: '/admin/content/faq', label: t('adminCompany.faq.back') }}
      removal={{
        consequence: t('adminCompany.faq.categoryRemoval'),
        inUse: t('adminCompany.faq.categoryInUse'),
      }}
      serverResult={actionData}
    >
      <FaqCategoryForm key={record.id} record={record} serverResult={actionData} />
    </RecordPage>
  );
}
