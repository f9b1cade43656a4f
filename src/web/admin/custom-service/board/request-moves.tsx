import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import type { RequestCard } from '#services/enquiries/read-request-board.server.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { MoveMenu } from '../../board/move-menu.tsx';
import { moveButtonId, type MovedRequest, type RequestMoveReport } from './request-move.ts';

interface RequestMovesProps {
  card: RequestCard;
  targets: readonly EnquiryStatus[];
  onReport(report: RequestMoveReport): void;
}

/** A button for each status that a request may get. Each card has a form of its own. */
export function RequestMoves({
  card: { id, title, status },
  targets,
  onReport,
}: RequestMovesProps) {
  const t = useT();
  const form = useShopForm<MovedRequest>({ fetcherKey: `move-${id}` });
  useOnNewValue(form.success, onReport);
  useOnNewValue(form.rejection, onReport);
  return (
    <MoveMenu label={t('adminEnquiries.board.move')} ofCard={title}>
      <DeskForm form={form} hasNotice={false} className="grid gap-2" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="title" value={title} />
        <input type="hidden" name="from" value={status} />
        {targets.map((to) => (
          <SubmitButton
            key={to}
            id={moveButtonId(id, to)}
            name="to"
            value={to}
            size="small"
            variant="outline"
            wide
            busyLabel={t('adminEnquiries.status.moving')}
          >
            {t(`adminEnquiries.status.names.${to}`)}
          </SubmitButton>
        ))}
      </DeskForm>
    </MoveMenu>
  );
}
