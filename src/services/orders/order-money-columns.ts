import { type OrderMoney, orderMoney, type OrderMoneyFacts } from '#domain/orders/order-money.ts';

/** What the rule about the money of an order asks for; `o` is the table of orders. */
export const moneyColumns = [
  'o.payable',
  'o.short_by as shortBy',
  'o.refunded',
  'o.to_give_back as toGiveBack',
  'o.given_back as givenBack',
] as const;

type Facts = Omit<OrderMoneyFacts, 'status' | 'payable'>;

/** Puts what became of the money in the place of what is stored about it. */
export function withMoney<Row extends OrderMoneyFacts>(
  row: Row,
): Omit<Row, keyof Facts> & { money: OrderMoney } {
  const { shortBy, refunded, toGiveBack, givenBack, ...rest } = row;
  return { ...rest, money: orderMoney(row) };
}
