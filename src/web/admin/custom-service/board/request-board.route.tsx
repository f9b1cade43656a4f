import { z } from 'zod';
import { enquiryMoveInput } from '#domain/enquiries/staff-forms.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { moveEnquiry } from '#services/enquiries/move-enquiry.server.ts';
import { readRequestBoard } from '#services/enquiries/read-request-board.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { ListUpdates } from '../../live/live-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import { EnquiryLinks } from '../enquiry-links.tsx';
import type { Route } from './+types/request-board.route.ts';
import './request-board.css';
import { RequestColumn } from './request-column.tsx';

export const middleware = [requireMenuRole];

export async function loader({ context }: Route.LoaderArgs) {
  return { columns: await readRequestBoard(staffMemberOf(context)), now: systemClock.now() };
}

const cardInput = enquiryMoveInput.extend({ id: z.string() });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: cardInput,
    submit: ({ id, ...move }) => moveEnquiry({ kind: 'custom_service', id }, move, staff),
  });
}

export { withActionHeaders as headers };

export default function RequestBoard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.requestBoard');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="requests" />
      <div className="mt-4 flex flex-wrap gap-3">
        <EnquiryLinks current="requestBoard" />
      </div>
      <p className="mt-4 text-sm text-muted">{t('adminEnquiries.status.hint')}</p>
      <div className="request-board">
        {loaderData.columns.map((column) => (
          <RequestColumn
            key={column.status}
            column={column}
            now={loaderData.now}
            serverResult={actionData}
          />
        ))}
      </div>
    </>
  );
}
