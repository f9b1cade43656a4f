import { useT } from '#i18n/react.tsx';
import { faqItemRecord } from '#services/company/company-records.ts';
import { readArrangement } from '#services/company/read-arrangement.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/faq-item.route.ts';
import { FaqItemForm } from './faq-item-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/content/faq';

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(pageRequest);
  const actor = staffMemberOf(args.context);
  const [page, [categories]] = await Promise.all([
    loadRecordPage(faqItemRecord, args),
    readArrangement('faqCategories', { actor, locale }),
  ]);
  const options = (categories?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return { ...page, categories: options };
}

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(faqItemRecord, args, { listUrl });

export { withActionHeaders as headers };

export default function FaqItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history, categories } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newFaq' : 'admin.pages.faqItem')}
      title={useRecordTitle(record, 'question')}
      back={{ to: listUrl, label: t('adminCompany.faq.back') }}
      removal={{ consequence: t('adminCompany.faq.removal') }}
      serverResult={actionData}
    >
      <FaqItemForm key={record.id} {...{ record, categories }} serverResult={actionData} />
    </RecordPage>
  );
}
