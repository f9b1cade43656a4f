import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { findMessage } from '#services/enquiries/find-message.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/message.route.ts';
import { EnquiryPage } from './detail/enquiry-page.tsx';
import { EnquiryPanel } from './detail/enquiry-panel.tsx';
import { loadEnquiryParts } from './detail/load-enquiry-parts.server.ts';
import { submitEnquiryForm } from './detail/submit-enquiry-form.server.ts';

export const middleware = [requireMenuRole];

const kind = 'contact';
const listUrl = '/admin/custom-service/messages';

export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = staffMemberOf(context);
  const message = await findMessage(params.id, staff);
  if (!message) throw data(null, { status: 404 });
  const { locale } = context.get(pageRequest);
  const ref = { kind: 'message', id: params.id } as const;
  const parts = await loadEnquiryParts(ref, { actor: staff, locale, customer: message });
  const history = await readHistory(
    { table: 'contact_messages', rowKey: params.id, locale },
    staff,
  );
  return {
    ...message,
    kind,
    now: systemClock.now(),
    formKey: randomUUID(),
    history,
    ...parts,
  } as const;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return submitEnquiryForm(await readForm(request), { kind, id: params.id }, { staff, listUrl });
}

export { withActionHeaders as headers };

export default function ContactMessage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { subject, message } = loaderData;
  return (
    <EnquiryPage
      enquiry={loaderData}
      page={t('admin.pages.message')}
      title={t(`adminEnquiries.options.subjects.${subject}`)}
      back={{ to: listUrl, label: t('adminEnquiries.detail.backToMessages') }}
      history={loaderData.history}
      serverResult={actionData}
    >
      <EnquiryPanel id="message" title={t('adminEnquiries.detail.message')}>
        <p className="written-words" dir="auto">
          {message}
        </p>
      </EnquiryPanel>
    </EnquiryPage>
  );
}
