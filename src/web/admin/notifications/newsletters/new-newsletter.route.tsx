import { useT } from '#i18n/react.tsx';
import { readNewsletterChoices } from '#services/campaigns/newsletter-choices.server.ts';
import { newNewsletterRecord } from '#services/campaigns/newsletter-record.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { NewRecordPage } from '../../records/new-record-page.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/new-newsletter.route.ts';
import { NewsletterRecordForm } from './newsletter-record-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/notifications/newsletters';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const [page, choices] = await Promise.all([
    loadRecordPage(newNewsletterRecord, { request, context, params: {} }),
    readNewsletterChoices(locale),
  ]);
  return { ...page, choices };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRecordPage(newNewsletterRecord, { request, context, params: {} }, { listUrl });

export { withActionHeaders as headers };

export default function NewNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, choices } = loaderData;
  return (
    <NewRecordPage
      page={t('admin.pages.newNewsletter')}
      back={{ to: listUrl, label: t('adminNotifications.newsletters.back') }}
      lead={t('adminNotifications.newsletters.lead')}
    >
      <NewsletterRecordForm {...{ record, choices }} serverResult={actionData} />
    </NewRecordPage>
  );
}
