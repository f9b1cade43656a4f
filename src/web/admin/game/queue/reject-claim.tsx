import { useRef, type RefObject } from 'react';
import { rejectionReasons, type RejectionReason } from '#domain/game/claim-decision.ts';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';
import { useDecisionTexts } from './use-decision-texts.ts';

interface RejectClaimProps {
  claimId: string;
  form: ShopFormState;
  /** The claim is decided, and the next one is on its way. */
  isOff: boolean;
}

/** R opens the reasons, a digit selects one; the last is written by hand. */
export function RejectClaim({ claimId, form, isOff }: RejectClaimProps) {
  const t = useT();
  const panel = useRef<HTMLDetailsElement>(null);
  const { labels, problemText, reasonTexts } = useDecisionTexts(form.rejection);
  useRejectKeys(panel, isOff);
  const problems = form.rejection?.fields ?? {};
  const hasProblem = 'reason_en' in problems || 'reason_ar' in problems;
  return (
    <details ref={panel} className="claim-reject" open={hasProblem || undefined}>
      <summary className="button button-outline" aria-keyshortcuts="R">
        {t('adminGame.claimQueue.reject')} <kbd>R</kbd>
      </summary>
      <DeskForm
        form={form}
        idPrefix="reject"
        hasNotice={false}
        preventScrollReset
        className="grid gap-4"
        {...{ labels, problemText, reasonTexts }}
      >
        <input type="hidden" name="claim" value={claimId} />
        <input type="hidden" name="decision" value="rejected" />
        <p className="text-sm">{t('adminGame.claimQueue.rejectWhy')}</p>
        <div className="claim-reasons">
          {rejectionReasons.slice(0, -1).map((reason, place) => (
            <ReasonButton key={reason} reason={reason} digit={place + 1} />
          ))}
        </div>
        <div className="claim-own-reason">
          <TextField name="reason_en" maxLength={300} dir="ltr" />
          <TextField name="reason_ar" maxLength={300} dir="rtl" />
          <ReasonButton reason="other" />
        </div>
      </DeskForm>
    </details>
  );
}

function ReasonButton({ reason, digit }: { reason: RejectionReason; digit?: number }) {
  const t = useT();
  return (
    <SubmitButton
      variant="outline"
      size="small"
      name="reason"
      value={reason}
      data-digit={digit}
      aria-keyshortcuts={digit?.toString()}
      busyLabel={t('adminGame.claimQueue.saving')}
    >
      {t(`adminGame.claimQueue.reasons.${reason}`)} {digit && <kbd>{digit}</kbd>}
    </SubmitButton>
  );
}

function useRejectKeys(panel: RefObject<HTMLDetailsElement | null>, isOff: boolean): void {
  const press = (digit: number) => () => {
    if (isOff || !panel.current?.open) return;
    panel.current.querySelector<HTMLButtonElement>(`[data-digit="${digit}"]`)?.click();
  };
  usePageKeys({
    KeyR: () => panel.current?.querySelector('summary')?.click(),
    Digit1: press(1),
    Digit2: press(2),
    Digit3: press(3),
  });
}
