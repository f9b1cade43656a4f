import type { DayRange } from '#domain/catalog/delivery.ts';
import type { OrderAddress } from '#domain/checkout/address.ts';
import type { CheckoutInput, WantedItem } from '#domain/checkout/checkout-input.ts';
import type { MailShops } from '../mail/mail-shop.ts';
import type { BuyerLimits } from '../order-holds/read-abuse-limits.server.ts';
import type { Customer } from '../shared/customer.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { ShopMoney } from '../pricing/shop-money.server.ts';

/** Everything known before the transaction, to keep locks short. */
export interface OrderDraft extends BuyerLimits {
  input: CheckoutInput;
  wanted: WantedItem[];
  hash: string;
  userId: string | null;
  address: OrderAddress;
  shipping: string;
  money: ShopMoney;
  shops: MailShops;
  /** Days on the road to the address. */
  road: DayRange;
  /** The name of the governorate, in the language of the order. */
  governorate: string;
  attempt: RequestFacts;
  /** The member of staff who took the order by telephone. */
  takenBy: Customer | undefined;
}
