import {
  movesFrom,
  nextEnquiryStep,
  type EnquiryStatus,
} from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { StatusForm } from '../../records/status-form.tsx';
import { useMoveReasonTexts } from '../use-move-reason-texts.ts';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { intents } from './intents.ts';

interface StatusMovesProps {
  enquiry: EnquiryOnPage;
  serverResult: FormResult | undefined;
}

/** The status of an enquiry and where it may move. */
export function StatusMoves({ enquiry, serverResult }: StatusMovesProps) {
  const t = useT();
  const { kind, status, answers } = enquiry;
  const form = useShopForm({ intent: intents.move, serverResult });
  const nameOf = (each: EnquiryStatus) => t(`adminEnquiries.status.names.${each}`);
  return (
    <EnquiryPanel id="status" title={t('adminEnquiries.status.title')}>
      <StatusForm
        {...{ form, status, nameOf }}
        next={nextEnquiryStep(kind, status)}
        moves={movesFrom({ kind, status, isAnswered: answers.length > 0 })}
        nextVariant="outline"
        texts={{
          next: (to) => t('adminEnquiries.status.next', { status: to }),
          label: t('adminEnquiries.status.label'),
          move: t('adminEnquiries.status.move'),
          moving: t('adminEnquiries.status.moving'),
          moved: t('adminEnquiries.status.moved'),
          hint: t('adminEnquiries.status.hint'),
          failed: t('adminEnquiries.status.failedTitle'),
        }}
        reasonTexts={useMoveReasonTexts(form.rejection)}
      />
    </EnquiryPanel>
  );
}
