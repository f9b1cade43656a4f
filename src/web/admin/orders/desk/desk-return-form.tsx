import type { ReactNode } from 'react';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import { useT } from '#i18n/react.tsx';
import type { DeskReturn } from '#services/order-desk/desk-returns.server.ts';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { ArrivalFields } from './arrival-fields.tsx';
import { useAmountProblems } from './use-amount-problems.ts';
import { useRefundReasonTexts } from './use-refund-reason-texts.ts';

interface ReturnFormProps {
  return: DeskReturn;
  order: OrderDesk;
  form: ShopFormState;
}

type Decision = DeskReturn['next'][number];

/** One button for each decision, with its consequence beside it, and an answer to the customer. */
export function DeskReturnForm({ return: returned, order, form }: ReturnFormProps) {
  const t = useT();
  const amountProblem = useAmountProblems();
  const canReject = returned.next.includes('refused');
  const isArriving = returned.next.includes('received');
  return (
    <DeskForm
      form={form}
      idPrefix={`return-${returned.id}`}
      className="grid gap-4"
      failedTitle={t('adminOrders.orderDesk.notSaved')}
      reasonTexts={useReturnReasonTexts(form, order.currency)}
      problemText={(problem, field) =>
        field === 'note_en' ? t('adminOrders.orderReturns.answerRequired') : amountProblem(problem)
      }
      preventScrollReset
    >
      <input type="hidden" name="return_id" value={returned.id} />
      <input type="hidden" name="from" value={returned.status} />
      {isArriving && <ArrivalFields order={order} return={returned} />}
      {returned.next
        .filter((to) => to !== 'refused')
        .map((to) => (
          <DecisionStep key={to} to={to} returned={returned} />
        ))}
      <Answer key={returned.status} isOpen={form.rejection !== null} canReject={canReject}>
        {canReject && <DecisionStep to="refused" returned={returned} />}
      </Answer>
    </DeskForm>
  );
}

function DecisionStep({ to, returned }: { to: Decision; returned: DeskReturn }) {
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
        {t(`adminOrders.orderReturns.steps.${to}`)}
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

function useReturnReasonTexts(form: ShopFormState, currency: string) {
  const t = useT();
  const status = form.rejection?.details?.status as ReturnStatus | undefined;
  return {
    ...useRefundReasonTexts(form, currency),
    wrong_state:
      status &&
      t('adminOrders.orderReturns.already', {
        status: t(`adminOrders.orderReturns.statuses.${status}`),
      }),
  };
}
