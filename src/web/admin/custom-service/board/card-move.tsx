import {
  movesFrom,
  nextEnquiryStep,
  type EnquiryStatus,
} from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import type { RequestCard } from '#services/enquiries/read-request-board.server.ts';
import { Select } from '#ui/select.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useRejectionToast } from '../../../shared/forms/use-rejection-toast.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';

interface CardMoveProps {
  card: RequestCard;
  serverResult: FormResult | undefined;
}

/** "Move to…" on a card. Every card has a form of its own, so that no press is dropped. */
export function CardMove({ card, serverResult }: CardMoveProps) {
  const t = useT();
  const { id, status, isAnswered } = card;
  const form = useShopForm({ intent: `move-${id}`, fetcherKey: `move-${id}`, serverResult });
  useReloadAfterConflict(form.rejection);
  const now = form.rejection?.details?.['status'] as EnquiryStatus | undefined;
  const nameOf = (each: EnquiryStatus) => t(`adminEnquiries.status.names.${each}`);
  useRejectionToast(form.rejection, t('adminEnquiries.status.failedTitle'), {
    moved_meanwhile: now && t('adminEnquiries.status.meanwhile', { status: nameOf(now) }),
    not_allowed: t('adminEnquiries.status.notAllowed'),
    not_found: t('adminEnquiries.status.gone'),
  });
  const moves = movesFrom({ kind: 'custom_service', status, isAnswered });
  return (
    <ShopForm form={form} hasNotice={false} preventScrollReset className="request-card-move">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={status} />
      <Select
        name="to"
        aria-label={t('adminEnquiries.status.label')}
        aria-describedby={`card-${id}`}
        options={moves.map((each) => ({ value: each, label: nameOf(each) }))}
        defaultValue={nextEnquiryStep('custom_service', status)}
      />
      <SubmitButton
        variant="outline"
        aria-describedby={`card-${id}`}
        busyLabel={t('adminEnquiries.status.moving')}
      >
        {t('adminEnquiries.status.move')}
      </SubmitButton>
    </ShopForm>
  );
}
