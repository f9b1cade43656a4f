import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readHistory } from '#services/admin/history/read-history.server.ts';
import { findRequest } from '#services/enquiries/find-request.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/request.route.ts';
import { EnquiryPage } from './detail/enquiry-page.tsx';
import { EnquiryPanel } from './detail/enquiry-panel.tsx';
import { ReferenceLinks } from './detail/reference-links.tsx';
import { ProjectFacts } from './detail/project-facts.tsx';
import { RequestPictures } from './detail/request-pictures.tsx';
import { loadEnquiryParts } from './detail/load-enquiry-parts.server.ts';
import { submitEnquiryForm } from './detail/submit-enquiry-form.server.ts';

export const middleware = [requireMenuRole];

const kind = 'custom_service';
const listUrl = '/admin/custom-service';

export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = staffMemberOf(context);
  const request = await findRequest(params.id, staff);
  if (!request) throw data(null, { status: 404 });
  const { locale } = context.get(pageRequest);
  const ref = { kind: 'request', id: params.id } as const;
  const parts = await loadEnquiryParts(ref, { actor: staff, locale, customer: request });
  const history = await readHistory(
    { table: 'custom_service_requests', rowKey: params.id, locale },
    staff,
  );
  return {
    ...request,
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

export default function CustomServiceRequest({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <EnquiryPage
      enquiry={loaderData}
      page={t('admin.pages.customServiceRequest')}
      title={loaderData.title}
      back={{ to: listUrl, label: t('adminEnquiries.detail.back') }}
      history={loaderData.history}
      serverResult={actionData}
    >
      <EnquiryPanel id="project" title={t('adminEnquiries.detail.project')}>
        {loaderData.message ? (
          <p className="written-words" dir="auto">
            {loaderData.message}
          </p>
        ) : (
          <p className="text-sm text-muted">{t('adminEnquiries.detail.noMessage')}</p>
        )}
        <ProjectFacts request={loaderData} />
      </EnquiryPanel>
      <EnquiryPanel id="pictures" title={t('adminEnquiries.detail.pictures')}>
        <RequestPictures pictures={loaderData.pictures} />
      </EnquiryPanel>
      <ReferenceLinks urls={loaderData.references} />
    </EnquiryPage>
  );
}
