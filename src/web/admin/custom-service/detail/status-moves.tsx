import {
  movesFrom,
  nextEnquiryStep,
  type EnquiryStatus,
} from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import { SelectField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPart } from './enquiry-part.tsx';
import { intents } from './intents.ts';
import { useMoveReasonTexts } from '../use-move-reason-texts.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';

interface StatusMovesProps {
  enquiry: EnquiryOnPage;
  serverResult: FormResult | undefined;
}

/** The usual next step as a button, any other move from a list. */
export function StatusMoves({ enquiry, serverResult }: StatusMovesProps) {
  const t = useT();
  const { kind, status, answers } = enquiry;
  const form = useShopForm({ intent: intents.move, serverResult });
  useReloadAfterConflict(form.rejection);
  const reasonTexts = useMoveReasonTexts(form.rejection);
  const nameOf = (each: EnquiryStatus) => t(`adminEnquiries.status.names.${each}`);
  const next = nextEnquiryStep(kind, status);
  const moves = movesFrom({ kind, status, isAnswered: answers.length > 0 });
  return (
    <EnquiryPart id="status" title={t('adminEnquiries.status.title')}>
      {next && (
        <ShopForm form={form} hasNotice={false} preventScrollReset>
          <input type="hidden" name="from" value={status} />
          <SubmitButton
            name="to"
            value={next}
            variant="outline"
            busyLabel={t('adminEnquiries.status.moving')}
          >
            {t('adminEnquiries.status.next', { status: nameOf(next) })}
          </SubmitButton>
        </ShopForm>
      )}
      <ShopForm
        key={status}
        form={form}
        idPrefix="move"
        preventScrollReset
        labels={{ to: t('adminEnquiries.status.label') }}
        failedTitle={t('adminEnquiries.status.failedTitle')}
        reasonTexts={reasonTexts}
        className="grid gap-3"
      >
        <input type="hidden" name="from" value={status} />
        <div className="enquiry-choice">
          <SelectField
            name="to"
            options={moves.map((each) => ({ value: each, label: nameOf(each) }))}
          />
          <SubmitButton variant="outline" busyLabel={t('adminEnquiries.status.moving')}>
            {t('adminEnquiries.status.move')}
          </SubmitButton>
        </div>
        <p className="text-sm text-muted">{t('adminEnquiries.status.hint')}</p>
      </ShopForm>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminEnquiries.status.moved')}
      </p>
    </EnquiryPart>
  );
}
