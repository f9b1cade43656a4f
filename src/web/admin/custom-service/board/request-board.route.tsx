import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { requestStatuses } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { moveEnquiry } from '#services/enquiries/move-enquiry.server.ts';
import { readRequestBoard } from '#services/enquiries/read-request-board.server.ts';
import { handleForm, withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BoardUpdates } from '../../board/board-updates.tsx';
import { Board } from '../../board/board.tsx';
import { useSteadyData } from '../../board/use-steady-data.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import { EnquiryLinks } from '../enquiry-links.tsx';
import type { Route } from './+types/request-board.route.ts';
import { RequestMoveResult } from './request-move-result.tsx';
import { moveButtonId, type RequestMoveReport } from './request-move.ts';
import { useRequestColumns } from './use-request-columns.tsx';

export const middleware = [requireMenuRole];

export async function loader({ context }: Route.LoaderArgs) {
  return { columns: await readRequestBoard(staffMemberOf(context)), now: systemClock.now() };
}

const status = z.enum(requestStatuses, 'invalid_choice');
const cardInput = z.object({ id: z.string(), title: z.string(), from: status, to: status });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: cardInput,
    submit: async ({ id, title, ...move }) => {
      const result = await moveEnquiry({ kind: 'custom_service', id }, move, staff);
      return result.ok ? { ok: true as const, id, title, status: move.to } : result;
    },
  });
}

export { withActionHeaders as headers };

export default function RequestBoard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const [report, setReport] = useState<RequestMoveReport | null>(actionData ?? null);
  const area = useRef<HTMLDivElement>(null);
  const data = useSteadyData(loaderData, area);
  const finishMove = (result: RequestMoveReport) => {
    setReport(result);
    data.loadOwnMove();
  };
  const columns = useRequestColumns(data.shown, finishMove);
  // A move is not mailed and can be taken back, so nothing is asked first.
  const drop = useCallback(
    (id: string, to: string) => document.getElementById(moveButtonId(id, to))?.click(),
    [],
  );
  const title = t('admin.pages.requestBoard');
  return (
    <>
      <div className="board-page-head">
        <AdminTitle page={title}>{title}</AdminTitle>
        <div className="flex flex-wrap gap-3">
          <EnquiryLinks current="requestBoard" />
        </div>
      </div>
      <p className="mt-2 text-sm text-muted">{t('adminEnquiries.status.hint')}</p>
      <RequestMoveResult report={report} />
      <BoardUpdates updates="requests" area={area} data={data} />
      <div ref={area}>
        <Board
          label={t('adminEnquiries.board.columns')}
          columns={columns}
          onDrop={drop}
          movedCard={report?.ok ? report.id : null}
        />
      </div>
    </>
  );
}
