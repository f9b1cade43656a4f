import { redirect } from 'react-router';
import { compareAmounts, isAmount } from '#domain/money.ts';
import {
  phoneOrderInput,
  wantedOf,
  type PhoneOrderInput,
} from '#domain/orders/phone-order-input.ts';
import { phone } from '#domain/identity/account-forms.ts';
import { findCaller } from '#services/order-desk/find-caller.server.ts';
import { describeRejection } from '#services/checkout/describe-rejection.server.ts';
import {
  quotePhoneOrder,
  takePhoneOrder,
  type PhoneDesk,
} from '#services/order-desk/take-phone-order.server.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { toQuoteSummary } from './quote-summary.ts';

/** What the order costs with what is typed so far. */
export async function quoteByForm(form: FormData, { attempt }: PhoneDesk) {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  const lists = [form.getAll('piece').map(String), form.getAll('quantity').map(String)] as const;
  const quote = await quotePhoneOrder(
    {
      items: wantedOf(...lists).slice(0, 100),
      couponCode: text('coupon').trim().slice(0, 80) || null,
      governorate: text('governorate') || null,
      email: text('email').trim() || null,
      phone: readPhone(text('phone')),
    },
    attempt,
  );
  return { ok: true as const, quote: toQuoteSummary(quote) };
}

/** As it is stored; null while it is no whole number. */
const readPhone = (typed: string): string | null => phone.safeParse(typed).data ?? null;

/** What is known of the telephone number that was typed. */
export async function callerByForm(form: FormData, { actor }: PhoneDesk) {
  const typed = String(form.get('phone') ?? '').slice(0, 40);
  return { ok: true as const, caller: await findCaller(typed, actor) };
}

/** Places the order once staff have seen what it costs. */
export function placeByForm(form: FormData, desk: PhoneDesk) {
  return handleForm(form, {
    schema: phoneOrderInput,
    multiple: ['piece', 'quantity'],
    submit: async (input) => (await unseenAmount(input, desk)) ?? place(input, desk),
  });
}

async function unseenAmount(input: PhoneOrderInput, { attempt }: PhoneDesk) {
  const { payable } = await quotePhoneOrder(
    {
      items: wantedOf(input.piece, input.quantity),
      couponCode: input.coupon,
      governorate: input.governorate,
      email: input.email,
      phone: input.phone,
    },
    attempt,
  );
  const seen = input.expected_payable;
  const isSeen = seen !== undefined && isAmount(seen) && compareAmounts(seen, payable) === 0;
  return isSeen ? null : { ok: false as const, reason: 'amount', details: { payable } };
}

async function place(input: PhoneOrderInput, desk: PhoneDesk) {
  const result = await takePhoneOrder(input, desk);
  if (result.ok) return redirect(`/admin/orders/${result.order.id}`);
  if (result.reason === 'forbidden') return { ok: false as const, reason: result.reason };
  if (result.reason === 'not_served') {
    const fields = { governorate: result.reason };
    return { ok: false as const, reason: 'invalid_input', fields };
  }
  // The shop's own text asks the reader to sign in, and the reader is not the buyer.
  if (result.reason === 'coupon_refused' && result.coupon.code === 'login_required') {
    return { ok: false as const, reason: 'coupon_needs_account' };
  }
  const text = await describeRejection(result, desk.attempt.locale, 'client');
  return { ok: false as const, reason: 'not_placed', details: { text } };
}
