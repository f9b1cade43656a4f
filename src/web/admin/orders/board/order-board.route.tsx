import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';
import { isBoardStatus } from '#domain/orders/board.ts';
import { moveInput } from '#domain/orders/staff-input.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readOrderBoard } from '#services/order-board/read-order-board.server.ts';
import { decideMove } from '#services/orders/decide-move.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { BoardUpdates } from '../../board/board-updates.tsx';
import { Board } from '../../board/board.tsx';
import { useSteadyData } from '../../board/use-steady-data.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/order-board.route.ts';
import { DropDialog, type DroppedOrder } from './drop-dialog.tsx';
import { MoveResultLine } from './move-result-line.tsx';
import { resultOfMove, type MoveReport } from './move-report.ts';
import { useOrderColumns } from './use-order-columns.tsx';

export const middleware = [requireMenuRole];

export function loader({ context }: Route.LoaderArgs) {
  const now = systemClock.now();
  return readOrderBoard({ actor: staffMemberOf(context), now }, context.get(pageRequest).locale);
}

const boardMoveInput = moveInput
  .pick({ from: true, to: true, visible: true })
  .extend({ order: z.string(), number: z.string() });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: boardMoveInput,
    submit: async ({ order: orderId, number, from, to, visible }) =>
      resultOfMove(
        { id: orderId, number },
        await decideMove({ orderId, from, to, note: null, isVisible: visible }, staff),
      ),
  });
}

export default function OrderBoard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const [report, setReport] = useState<MoveReport | null>(actionData ?? null);
  const [dropped, setDropped] = useState<DroppedOrder | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const data = useSteadyData(loaderData, area);
  // The form of the move may be gone by now, so the board loads itself.
  const finishMove = (result: MoveReport) => {
    setReport(result);
    data.loadOwnMove();
  };
  const columns = useOrderColumns(data.shown, finishMove);
  const orders = data.shown.columns.flatMap((column) => column.orders);
  const drop = (id: string, to: string) => {
    const order = orders.find((each) => each.id === id);
    if (order && isBoardStatus(to)) setDropped({ order, to });
  };
  const close = useCallback(() => setDropped(null), []);
  const title = t('admin.pages.orderBoard');
  return (
    <>
      <div className="board-page-head">
        <AdminTitle page={title}>{title}</AdminTitle>
        <ButtonLink to="/admin/orders" size="small" variant="outline">
          {t('adminOrders.board.list')}
        </ButtonLink>
      </div>
      <MoveResultLine report={report} />
      <BoardUpdates updates="orders" area={area} data={data} isHeld={dropped !== null} />
      <div ref={area}>
        <Board
          label={t('adminOrders.board.columns')}
          columns={columns}
          onDrop={drop}
          movedCard={report?.ok ? report.id : null}
        />
      </div>
      <DropDialog dropped={dropped} onReport={finishMove} onClose={close} />
    </>
  );
}
