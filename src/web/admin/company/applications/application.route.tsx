import { data } from 'react-router';
import { applicationMoveInput } from '#domain/enquiries/application-status.ts';
import { useLanguage } from '#i18n/react.tsx';
import { deleteApplication } from '#services/careers/delete-application.server.ts';
import { findApplication } from '#services/careers/find-application.server.ts';
import { moveApplication } from '#services/careers/move-application.server.ts';
import { applicationRecord } from '#services/company/company-records.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { useAuth } from '../../../shared/session/auth.tsx';
import { RecordUpdates } from '../../live/live-notice.tsx';
import { removeIntent } from '../../records/intents.ts';
import { loadRecordPage, saveRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { submitRemoval } from '../../records/submit-removal.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/application.route.ts';
import { ApplicationMoves, moveIntent } from './application-moves.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { Applicant } from './applicant.tsx';
import './application.css';

export const middleware = [requireMenuRole];

const listUrl = '/admin/content/careers/applications';

export async function loader(args: Route.LoaderArgs) {
  const application = await findApplication(args.params.id, staffMemberOf(args.context));
  if (!application) throw data(null, { status: 404 });
  return { ...(await loadRecordPage(applicationRecord, args)), application };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  switch (form.get('intent')) {
    case moveIntent:
      return handleForm(form, {
        schema: applicationMoveInput,
        submit: (move) => moveApplication(params.id, move, staff),
      });
    case removeIntent:
      return submitRemoval(form, {
        listUrl,
        remove: () => deleteApplication(params.id, staff.actor),
      });
    default:
      return saveRecordPage(applicationRecord, form, { id: params.id, staff, recordUrl: listUrl });
  }
}

export { withActionHeaders as headers };

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { isAdmin } = useAuth();
  const { application, record, history } = loaderData;
  return (
    <RecordPage
      isNew={false}
      history={history}
      page={t('admin.pages.application')}
      title={application.name}
      back={{ to: listUrl, label: t('adminCompany.applications.back') }}
      removal={isAdmin ? { consequence: t('adminCompany.applications.removal') } : undefined}
      serverResult={actionData}
    >
      <RecordUpdates area="applications" id={application.id} />
      <div className="application-columns">
        <Applicant application={application} />
        <ApplicationMoves status={application.status} serverResult={actionData} />
      </div>
      <ApplicationNotes
        key={record.id}
        record={record}
        serverResult={actionData && !('status' in actionData) ? actionData : null}
      />
    </RecordPage>
  );
}
