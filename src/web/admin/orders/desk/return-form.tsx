import type { ReactNode } from 'react';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { DeskReturn } from '#services/order-desk/desk-returns.server.ts';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface ReturnFormProps {
  return: DeskReturn;
  currency: string;
  form: ShopFormState;
}

type Decision = Exclude<ReturnStatus, 'requested'>;

/** One button for each decision, with its consequence beside it, and an answer to the customer. */
export function ReturnForm({ return: returned, currency, form }: ReturnFormProps) {
  const t = useT();
  const money = useOrderMoney();
  const amount = isolate(money(returned.expectedRefund, currency));
  const decisions = returned.next as readonly Decision[];
  const canReject = decisions.includes('refused');
  return (
    <ShopForm
      form={form}
      idPrefix={`return-${returned.id}`}
      className="grid gap-4"
      failedTitle={t('adminOrders.orderDesk.notSaved')}
      reasonTexts={useReturnReasonTexts(form, currency)}
      problemText={() => t('adminOrders.orderReturns.answerRequired')}
      preventScrollReset
    >
      <input type="hidden" name="return_id" value={returned.id} />
      <input type="hidden" name="from" value={returned.status} />
      <input type="hidden" name="refund" value={returned.expectedRefund} />
      {decisions
        .filter((to) => to !== 'refused')
        .map((to) => (
          <DecisionStep key={to} {...{ to, returned, amount }} />
        ))}
      <Answer key={returned.status} isOpen={form.rejection !== null} canReject={canReject}>
        {canReject && <DecisionStep to="refused" {...{ returned, amount }} />}
      </Answer>
    </ShopForm>
  );
}

interface DecisionStepProps {
  to: Decision;
  returned: DeskReturn;
  amount: string;
}

function DecisionStep({ to, returned, amount }: DecisionStepProps) {
  const t = useT();
  return (
    <div className="desk-step">
      <SubmitButton
        name="to"
        value={to}
        variant={to === 'refused' ? 'danger' : 'solid'}
        busyLabel={t('adminOrders.orderDesk.saving')}
        aria-describedby={`${to}-${returned.id}`}
      >
        {to === 'refunded'
          ? t('adminOrders.orderReturns.steps.refunded', { amount })
          : t(`adminOrders.orderReturns.steps.${to}`)}
      </SubmitButton>
      <p id={`${to}-${returned.id}`} className="text-sm text-muted">
        {t(`adminOrders.orderReturns.consequences.${to}`)}
      </p>
    </div>
  );
}

interface AnswerProps {
  isOpen: boolean;
  canReject: boolean;
  /** The rejection, which needs an answer. */
  children: ReactNode;
}

function Answer({ isOpen, canReject, children }: AnswerProps) {
  const t = useT();
  const languages = [
    ['note_en', t('adminOrders.orderReturns.answerEn'), 'ltr'],
    ['note_ar', t('adminOrders.orderReturns.answerAr'), 'rtl'],
  ] as const;
  return (
    <details className="desk-more" open={isOpen || undefined}>
      <summary>{t(`adminOrders.orderReturns.${canReject ? 'answerOrRefuse' : 'answer'}`)}</summary>
      <div className="desk-languages">
        {languages.map(([name, label, dir]) => (
          <TextAreaField key={name} {...{ name, label, dir }} rows={2} maxLength={2000} />
        ))}
      </div>
      {children}
    </details>
  );
}

function useReturnReasonTexts({ rejection }: ShopFormState, currency: string) {
  const t = useT();
  const money = useOrderMoney();
  const { status, refund } = rejection?.details ?? {};
  const common = useDeskReasonTexts(rejection);
  return {
    ...common,
    wrong_state:
      status &&
      t('adminOrders.orderReturns.already', {
        status: t(`adminOrders.orderReturns.statuses.${status as ReturnStatus}`),
      }),
    refund_changed:
      refund &&
      t('adminOrders.orderReturns.refundChanged', { amount: isolate(money(refund, currency)) }),
  };
}
