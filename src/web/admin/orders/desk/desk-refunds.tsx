import { isZero } from '#domain/money.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import type { OrderRefund } from '#services/refunds/refund-rows.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextAreaField, TextField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import type { DeskSuccess } from './desk-results.ts';
import { DeskSection } from './desk-section.tsx';
import { PiecesOfReturn } from './pieces-of-return.tsx';
import { useAmountProblems } from './use-amount-problems.ts';
import { useRefundReasonTexts } from './use-refund-reason-texts.ts';

interface DeskRefundsProps {
  order: OrderDesk;
  serverResult: FormResult<DeskSuccess> | undefined;
  /** It outlives the refund that it removes. */
  withdraw: ShopFormState;
}

/** Money that is to be given back, as the next step, and what was. */
export function DeskRefunds({ order, serverResult, withdraw }: DeskRefundsProps) {
  const t = useT();
  if (order.refunds.length === 0) return null;
  const open = order.refunds.filter(({ paidAt }) => paidAt === null);
  const paid = order.refunds.filter(({ paidAt }) => paidAt !== null);
  return (
    <DeskSection id="refunds" title={t('adminOrders.orderRefunds.title')}>
      {[...open, ...paid].map((refund) => (
        <Refund key={refund.id} {...{ order, refund, serverResult, withdraw }} />
      ))}
    </DeskSection>
  );
}

interface RefundProps extends DeskRefundsProps {
  refund: OrderRefund;
}

function Refund({ order, refund, serverResult, withdraw }: RefundProps) {
  const { t, date } = useLanguage();
  const money = useOrderMoney();
  const pay = useShopForm<DeskSuccess>({ intent: `pay-refund ${refund.id}`, serverResult });
  const change = useShopForm<DeskSuccess>({ intent: `change-refund ${refund.id}`, serverResult });
  const { paidAt, payout, amount, number, reason, lines } = refund;
  const shown = isZero(payout) ? amount : payout;
  return (
    <article className="desk-return">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={paidAt ? 'success' : 'warning'}>
          {t(`adminOrders.orderRefunds.states.${paidAt ? 'paid' : 'open'}`)}
        </Badge>
        <strong className="font-medium">
          <bdi>{money(shown, order.currency)}</bdi>
        </strong>
        <span className="text-sm text-muted">
          {paidAt
            ? t('adminOrders.orderRefunds.paidOn', { date: date(paidAt, 'dateTime') })
            : t('adminOrders.orderRefunds.decided', { date: date(refund.at, 'dateTime') })}
          {!refund.returnId && ` · ${t('adminOrders.orderRefunds.agreed')}`}
        </span>
      </p>
      <p role="status" className="font-medium empty:hidden">
        {pay.success && t('adminOrders.orderRefunds.paid')}
        {change.success && !paidAt && t('adminOrders.orderRefunds.changed')}
      </p>
      <PiecesOfReturn items={order.items} lines={lines} />
      {reason && (
        <p className="max-w-prose text-sm whitespace-pre-line" dir="auto">
          {reason}
        </p>
      )}
      {isZero(payout) && <p className="text-sm">{t('adminOrders.orderRefunds.settledOnly')}</p>}
      {number !== null && <CreditNoteLink order={order} number={number} />}
      {!paidAt && <OpenRefund {...{ order, refund, pay, change, withdraw }} />}
    </article>
  );
}

function CreditNoteLink({ order, number }: { order: OrderDesk; number: number }) {
  const t = useT();
  return (
    <p>
      <ButtonLink
        to={`/admin/orders/${order.id}/credit-notes/${number}.pdf`}
        variant="outline"
        size="small"
        reloadDocument
        target="_blank"
      >
        {t('adminOrders.orderRefunds.creditNote')}{' '}
        <bdi dir="ltr">
          {order.number}/{number}
        </bdi>
      </ButtonLink>
    </p>
  );
}

type OpenRefundProps = Pick<RefundProps, 'order' | 'refund' | 'withdraw'> &
  Record<'pay' | 'change', ShopFormState>;

function OpenRefund({ order, refund, pay, change, withdraw }: OpenRefundProps) {
  const t = useT();
  const money = useOrderMoney();
  const amount = isolate(money(refund.payout, order.currency));
  return (
    <>
      <DeskForm
        form={pay}
        idPrefix={`pay-${refund.id}`}
        className="desk-step"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={useRefundReasonTexts(pay, order.currency)}
        preventScrollReset
      >
        <SeenRefund refund={refund} />
        <SubmitButton
          busyLabel={t('adminOrders.orderDesk.saving')}
          aria-describedby={`pay-text-${refund.id}`}
        >
          {t('adminOrders.orderRefunds.pay', { amount })}
        </SubmitButton>
        <p id={`pay-text-${refund.id}`} className="text-sm text-muted">
          {t('adminOrders.orderRefunds.payText')}
        </p>
      </DeskForm>
      <ChangeRefund {...{ order, refund, change }} />
      {!refund.returnId && <WithdrawRefund {...{ order, refund, withdraw }} />}
    </>
  );
}

const SeenRefund = ({ refund: { id, payout } }: Pick<RefundProps, 'refund'>) => (
  <>
    <input type="hidden" name="refund_id" value={id} />
    <input type="hidden" name="payout" value={payout} />
  </>
);

function ChangeRefund({ order, refund, change }: Omit<OpenRefundProps, 'pay' | 'withdraw'>) {
  const t = useT();
  return (
    <details className="desk-more" open={change.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderRefunds.change')}</summary>
      <DeskForm
        form={change}
        idPrefix={`change-${refund.id}`}
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={useRefundReasonTexts(change, order.currency)}
        problemText={useAmountProblems()}
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderRefunds.changeText')}</p>
        <SeenRefund refund={refund} />
        <TextField
          name="amount"
          label={t('adminOrders.orderRefunds.newAmount')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
        />
        <TextAreaField
          name="reason"
          label={t('adminOrders.orderRefunds.reason')}
          rows={2}
          maxLength={500}
          dir="auto"
          required
        />
        <div>
          <SubmitButton variant="outline" busyLabel={t('adminOrders.orderDesk.saving')}>
            {t('adminOrders.orderRefunds.saveChange')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}

function WithdrawRefund({
  order,
  refund,
  withdraw,
}: Pick<RefundProps, 'order' | 'refund' | 'withdraw'>) {
  const t = useT();
  return (
    <details className="desk-more" open={withdraw.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderRefunds.withdraw')}</summary>
      <DeskForm
        form={withdraw}
        idPrefix={`withdraw-${refund.id}`}
        className="desk-step"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={useRefundReasonTexts(withdraw, order.currency)}
        preventScrollReset
      >
        <input type="hidden" name="refund_id" value={refund.id} />
        <SubmitButton variant="danger" busyLabel={t('adminOrders.orderDesk.saving')}>
          {t('adminOrders.orderRefunds.withdraw')}
        </SubmitButton>
        <p className="text-sm text-muted">{t('adminOrders.orderRefunds.withdrawText')}</p>
      </DeskForm>
    </details>
  );
}
