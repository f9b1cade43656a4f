import { Suspense } from 'react';
import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddressFields } from '../../../shared/address-form/address-fields.tsx';
import { EmailField } from '../../../shared/forms/email-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { Facts } from '../../facts.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { ChosenInputs } from './chosen-inputs.tsx';
import type { QuoteSummary } from './quote-summary.ts';
import { useKnownCaller } from './use-known-caller.ts';
import { useLiveQuote } from './use-live-quote.ts';

interface PhoneOrderFormProps {
  orderKey: string;
  form: ShopFormState;
  wanted: readonly WantedItem[];
  quote: QuoteSummary;
  governorates: readonly Governorate[];
}

/** Who calls and where it goes. Staff see what it costs before they place it. */
export function PhoneOrderForm(props: PhoneOrderFormProps) {
  const { orderKey, form, wanted, governorates } = props;
  const t = useT();
  const moneyIn = useOrderMoney();
  const { quote, onInput } = useLiveQuote(props.quote);
  const known = useKnownCaller();
  const { payable, text } = form.rejection?.details ?? {};
  // With scripts the live amount is the newer one.
  const seen = quote.shipping === null ? payable : quote.payable;
  const money = (amount: string) => isolate(moneyIn(amount, quote.currency));
  return (
    <>
      <DeskForm
        form={form}
        idPrefix="address"
        className="grid gap-6"
        onInput={(event) => {
          onInput(event);
          known.onInput(event);
        }}
        failedTitle={t('adminOrders.phoneOrder.notPlaced')}
        reasonTexts={{
          forbidden: t('adminOrders.orderDesk.forbidden'),
          amount: payable && t('adminOrders.phoneOrder.agree', { amount: money(payable) }),
          coupon_needs_account: t('adminOrders.phoneOrder.couponNeedsAccount'),
          not_placed: text,
        }}
      >
        <ChosenInputs orderKey={orderKey} wanted={wanted} />
        {seen && <input type="hidden" name="expected_payable" value={seen} />}
        <p role="status" className="text-sm text-muted empty:hidden">
          {known.caller &&
            t('adminOrders.phoneOrder.known', {
              count: known.caller.orders,
              name: isolate(known.caller.full_name),
            })}
        </p>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AddressFields governorates={governorates} />
        </Suspense>
        <OtherFields />
        <Amounts quote={quote} />
        <div>
          <SubmitButton size="large" busyLabel={t('adminOrders.phoneOrder.placing')}>
            {seen
              ? t('adminOrders.phoneOrder.placeFor', { amount: money(seen) })
              : t('adminOrders.phoneOrder.place')}
          </SubmitButton>
        </div>
      </DeskForm>
    </>
  );
}

function OtherFields() {
  const t = useT();
  return (
    <div className="desk-languages">
      <EmailField
        label={t('adminOrders.orderDesk.email')}
        hint={t('adminOrders.phoneOrder.emailHint')}
        maxLength={254}
        optional
      />
      <SelectField
        name="locale"
        label={t('adminOrders.orderDesk.language')}
        hint={t('adminOrders.phoneOrder.languageHint')}
        placeholder={t('adminOrders.phoneOrder.chooseLanguage')}
        required
        options={(['ar', 'en'] as const).map((value) => ({
          value,
          label: t(`adminOrders.orderDesk.languages.${value}`),
        }))}
      />
      <TextField
        name="coupon"
        label={t('adminOrders.phoneOrder.coupon')}
        hint={t('adminOrders.phoneOrder.couponHint')}
        dir="ltr"
        maxLength={80}
        autoCapitalize="characters"
        optional
      />
      <TextAreaField
        name="notes"
        label={t('adminOrders.orderDesk.notes')}
        rows={2}
        maxLength={2000}
        dir="auto"
        optional
      />
    </div>
  );
}

function Amounts({ quote }: { quote: QuoteSummary }) {
  const t = useT();
  const moneyIn = useOrderMoney();
  const money = (amount: string) => <bdi>{moneyIn(amount, quote.currency)}</bdi>;
  return (
    <div className="phone-amounts" aria-live="polite">
      <Facts
        layout="ends"
        facts={[
          [t('adminOrders.orderDesk.subtotal'), money(quote.subtotal)],
          quote.discount !== '0.00' && [
            t('adminOrders.orderDesk.discount'),
            money(`-${quote.discount}`),
          ],
          [
            t('adminOrders.orderDesk.shipping'),
            quote.shipping === null
              ? t('adminOrders.phoneOrder.chooseGovernorate')
              : money(quote.shipping),
          ],
          [
            t('adminOrders.orderMoney.due.to_collect'),
            <strong key="payable" className="font-medium">
              {money(quote.payable)}
            </strong>,
          ],
        ]}
      />
      {quote.couponMessage && (
        <p className="text-sm">
          {quote.couponMessage.code === 'login_required'
            ? t('adminOrders.phoneOrder.couponNeedsAccount')
            : [quote.couponMessage.text, quote.couponMessage.hint].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
}
