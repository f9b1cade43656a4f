import { type OrderMoney, orderMoney, type OrderMoneyFacts } from '#domain/orders/order-money.ts';

/** What the rule about the money of an order asks for; `o` is the table of orders. */
export const moneyColumns = [
  'o.payable',
  'o.short_by as shortBy',
  'o.refunded',
  'o.to_give_back as toGiveBack',
  'o.given_back as givenBack',
] as const;

/** Adds what became of the money to what is stored about it. */
export const withMoney = <Row extends OrderMoneyFacts>(row: Row): Row & { money: OrderMoney } => ({
  ...row,
  money: orderMoney(row),
});
