import type { OrderAddress } from '#domain/checkout/address.ts';
import { canReceiveMail } from '#domain/checkout/no-email.ts';
import { phone as phoneNumber } from '#domain/identity/account-forms.ts';
import type { Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Customer } from '../shared/customer.ts';

/** What was agreed with a caller the last time. */
export interface KnownCaller extends Omit<OrderAddress, 'email'> {
  email: string;
  locale: Locale;
  orders: number;
}

/** A caller who has ordered before, by telephone number. Row-level security shows orders to sales only. */
export async function findCaller(typed: string, actor: Customer): Promise<KnownCaller | null> {
  const phone = phoneNumber.safeParse(typed);
  if (!phone.success || !(await actorHasRole(actor, 'sales'))) return null;
  const ofPhone = db.selectFrom('orders').where('phone', '=', phone.data);
  const [[last], [count]] = await asUser(actor).read(
    ofPhone
      .select(['address', 'email', 'locale'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
    ofPhone.select(({ fn }) => fn.countAll<string>().as('orders')),
  );
  if (!last || !count) return null;
  const address = last.address as Omit<OrderAddress, 'email'>;
  const email = canReceiveMail(last.email) ? last.email : '';
  return { ...address, email, locale: last.locale, orders: Number(count.orders) };
}
