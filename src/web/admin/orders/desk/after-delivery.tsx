import { isZero } from '#domain/money.ts';
import { returnableQuantity, allowedReturnReasons } from '#domain/orders/returns.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { SelectField, TextAreaField, TextField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from '../use-order-money.ts';
import { DeskSection } from './desk-section.tsx';
import { useAmountProblems } from './use-amount-problems.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';
import { useRefundReasonTexts } from './use-refund-reason-texts.ts';

interface AfterDeliveryProps {
  order: OrderDesk;
  openReturn: ShopFormState;
  refund: ShopFormState;
}

/** What staff can begin once an order was delivered: a return for its buyer, or a refund without one. */
export function AfterDelivery({ order, openReturn, refund }: AfterDeliveryProps) {
  const { t } = useLanguage();
  const canRefund = order.deliveredAt !== null && !isZero(order.money.retained);
  if (!order.returnable.isOpen && !canRefund) return null;
  return (
    <DeskSection id="after" title={t('adminOrders.orderRefunds.after')}>
      {order.returnable.isOpen && <OpenReturnForm order={order} form={openReturn} />}
      {canRefund && <AgreeRefundForm order={order} form={refund} />}
    </DeskSection>
  );
}

interface FormProps {
  order: OrderDesk;
  form: ShopFormState;
}

const returnProblems = [
  'nothing_chosen',
  'no_reason',
  'not_returnable',
  'too_many',
  'made_to_order',
  'too_long',
] as const;

function OpenReturnForm({ order, form }: FormProps) {
  const { t } = useLanguage();
  const texts = returnProblems.map((reason) => [
    reason,
    t(`adminOrders.orderReturns.problems.${reason}`),
  ]);
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderReturns.open')}</summary>
      <DeskForm
        // Empty again after its own return.
        key={order.returns.length}
        form={form}
        idPrefix="open-return"
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={{
          ...useDeskReasonTexts(form.rejection),
          ...(Object.fromEntries(texts) as Record<string, string>),
          changed_meanwhile: t('adminOrders.orderRefunds.problems.changed'),
        }}
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderReturns.openText')}</p>
        <Goodwill order={order} />
        <input type="hidden" name="seen" value={order.returns.length} />
        {order.items.map((item) => (
          <ReturnedPiece key={item.id} item={item} />
        ))}
        <TextAreaField
          name="message"
          label={t('adminOrders.orderReturns.note')}
          rows={2}
          maxLength={2000}
          dir="auto"
        />
        <div>
          <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')}>
            {t('adminOrders.orderReturns.submit')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}

/** The buyer's own right has ended. */
function Goodwill({ order: { returnable } }: { order: OrderDesk }) {
  const { t, date } = useLanguage();
  if (!returnable.until || returnable.isInTime) return null;
  return (
    <p className="text-sm font-medium">
      {t('adminOrders.orderReturns.goodwill', { date: date(returnable.until) })}
    </p>
  );
}

type Item = OrderDesk['items'][number];

function ReturnedPiece({ item }: { item: Item }) {
  const { t } = useLanguage();
  const name = isolate(item.name);
  if (returnableQuantity(item) === 0) {
    return (
      <p className="text-sm text-muted">
        {item.name} · {t('adminOrders.orderReturns.allBack')}
      </p>
    );
  }
  return (
    <div role="group" aria-label={item.name} className="desk-languages">
      <PieceCount item={item} label={t('adminOrders.orderReturns.pieces', { name })} />
      <SelectField
        name={`reason-${item.id}`}
        label={t('adminOrders.orderReturns.reason')}
        hint={item.madeToOrder ? t('adminOrders.orderReturns.customOnly') : undefined}
        placeholder={item.madeToOrder ? undefined : t('adminOrders.orderReturns.why')}
        options={allowedReturnReasons(item).map((reason) => ({
          value: reason,
          label: t(`adminOrders.orderReturns.reasons.${reason}`),
        }))}
      />
    </div>
  );
}

function PieceCount({ item, label }: { item: Item; label: string }) {
  const { t, number } = useLanguage();
  const left = returnableQuantity(item);
  return (
    <SelectField
      name={`quantity-${item.id}`}
      label={label}
      options={[
        { value: '0', label: t('adminOrders.orderReturns.none') },
        ...Array.from({ length: left }, (_, index) => ({
          value: String(index + 1),
          label: number(index + 1),
        })),
      ]}
    />
  );
}

function AgreeRefundForm({ order, form }: FormProps) {
  const { t } = useLanguage();
  const money = useOrderMoney();
  const amount = isolate(money(order.money.retained, order.currency));
  const left = order.items.filter((item) => returnableQuantity(item) > 0);
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderRefunds.agree')}</summary>
      <DeskForm
        // Empty again after its own refund.
        key={order.money.retained}
        form={form}
        idPrefix="refund"
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={useRefundReasonTexts(form, order.currency)}
        problemText={useAmountProblems()}
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderRefunds.agreeText', { amount })}</p>
        <input type="hidden" name="retained" value={order.money.retained} />
        {left.length > 0 && (
          <fieldset className="grid gap-4">
            <legend className="mb-2 text-sm font-medium">
              {t('adminOrders.orderRefunds.lost')}
            </legend>
            <div className="desk-languages">
              {left.map((item) => (
                <PieceCount
                  key={item.id}
                  item={item}
                  label={t('adminOrders.orderReturns.pieces', { name: isolate(item.name) })}
                />
              ))}
            </div>
          </fieldset>
        )}
        <TextField
          name="amount"
          label={t('adminOrders.orderRefunds.amount')}
          hint={left.length > 0 ? t('adminOrders.orderRefunds.amountHint') : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
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
          <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')}>
            {t('adminOrders.orderRefunds.submit')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}
