import {
  compareAmounts,
  includedPart,
  isZero,
  minAmount,
  proportionOf,
  subtract,
  sum,
} from '../money.ts';
import type { OrderStatus } from './status.ts';

/** What is stored about the money of an order, as exact decimals in its currency. */
export interface OrderMoneyFacts {
  status: OrderStatus;
  /** What it costs with delivery and added tax, before refunds. */
  payable: string;
  /** What the buyer did not pay at the door. */
  shortBy: string;
  /** The sums of its refunds: by how much it costs less, what of it waits to be handed over, what was. */
  refunded: string;
  toGiveBack: string;
  givenBack: string;
}

export const moneyStates = [
  'to_collect',
  'paid',
  'short',
  'to_give_back',
  'given_back',
  'cancelled',
  'refused',
] as const;
/** What is to be said first about the money of an order. */
export type MoneyState = (typeof moneyStates)[number];

/** What became of the money of an order. Every screen, paper, mail and list says it from here. */
export interface OrderMoney {
  state: MoneyState;
  /** What the buyer owes for it, before refunds; nothing once it is cancelled or refused. */
  charged: string;
  /** What the buyer has paid. */
  received: string;
  toGiveBack: string;
  givenBack: string;
  /** What of the refunds settled money that the buyer still owed. */
  settled: string;
  /** What the buyer still has to pay. */
  due: string;
  /** What the shop keeps: charged less refunds. */
  retained: string;
}

const nothing = '0.00';

/** The columns `received` and `due` of the table of orders follow the same rule. */
export function orderMoney(facts: OrderMoneyFacts): OrderMoney {
  const { status, payable, shortBy, refunded, toGiveBack, givenBack } = facts;
  const none = { toGiveBack, givenBack, settled: nothing };
  if (status === 'cancelled' || status === 'refused') {
    const amounts = { charged: nothing, received: nothing, due: nothing, retained: nothing };
    return { state: status, ...amounts, ...none };
  }
  if (status !== 'delivered' && status !== 'returned') {
    const amounts = { charged: payable, received: nothing, due: payable, retained: payable };
    return { state: 'to_collect', ...amounts, ...none };
  }
  const settled = subtract(refunded, sum([toGiveBack, givenBack]));
  const due = subtract(shortBy, settled);
  return {
    state: stateOfPaid({ toGiveBack, givenBack, due }),
    charged: payable,
    received: subtract(payable, shortBy),
    toGiveBack,
    givenBack,
    settled,
    due,
    retained: subtract(payable, refunded),
  };
}

function stateOfPaid({
  toGiveBack,
  givenBack,
  due,
}: Pick<OrderMoney, 'toGiveBack' | 'givenBack' | 'due'>): MoneyState {
  if (!isZero(toGiveBack)) return 'to_give_back';
  if (!isZero(due)) return 'short';
  return isZero(givenBack) ? 'paid' : 'given_back';
}

export type MoneyLine = { name: MoneyLineName; amount: string };
export type MoneyLineName = 'received' | 'settled' | 'given_back' | 'to_give_back' | 'due';

/**
 * What is written below the total, in this order. The last line of an order of which nothing was paid
 * says what is due, also when that is nothing.
 */
export function moneyLines(money: OrderMoney): MoneyLine[] {
  const lines: MoneyLine[] = [
    { name: 'received', amount: money.received },
    { name: 'settled', amount: money.settled },
    { name: 'given_back', amount: money.givenBack },
    { name: 'to_give_back', amount: money.toGiveBack },
  ];
  const shown = lines.filter(({ amount }) => !isZero(amount));
  const isOpen = !isZero(money.due) || shown.length === 0;
  return isOpen ? [...shown, { name: 'due', amount: money.due }] : shown;
}

/** The one line for where there is room for one. */
export const lastMoneyLine = (money: OrderMoney): MoneyLine => moneyLines(money).at(-1)!;

/** The tax of an order as its papers name it; null when no rate was set. */
export type OrderTax = { isIncluded: boolean; rate: string; amount: string };

interface Taxed {
  tax: string;
  taxIncluded: boolean;
  /** In percent; null for orders that did not keep theirs. */
  taxRate: string | null;
}

/** Of the given amount when it is included in the prices, else what was added to them. */
export function taxOf({ tax, taxIncluded, taxRate }: Taxed, amount: string): OrderTax | null {
  if (taxRate === null || isZero(taxRate)) return null;
  return {
    isIncluded: taxIncluded,
    rate: taxRate,
    amount: taxIncluded ? includedPart(amount, taxRate) : tax,
  };
}

/** What a refund can be at most: what a delivered order costs after those before. */
export const maxRefund = ({ state, retained }: Pick<OrderMoney, 'state' | 'retained'>): string =>
  state === 'to_collect' ? nothing : retained;

/** Money that the buyer still owes is settled first. */
export const payoutOf = (amount: string, { due }: Pick<OrderMoney, 'due'>): string =>
  compareAmounts(amount, due) <= 0 ? nothing : subtract(amount, due);

/** How an order that is due is spoken of; `rest`: what the buyer did not pay at the door. */
export const dueLabel = ({ state }: Pick<OrderMoney, 'state'>) =>
  state === 'to_collect' || state === 'cancelled' || state === 'refused' ? state : 'rest';

interface TaxedOrder extends Taxed {
  status: OrderStatus;
  subtotal: string;
  discount: string;
  payable: string;
}

/** The tax in what an order costs; nothing is taxed that was never delivered. */
export const taxOfOrder = (order: TaxedOrder): OrderTax | null =>
  hasInvoice(order) ? taxOf(order, order.payable) : null;

/** The tax in a refund: of the amount where prices include it, else its share of what was added. */
export function refundedTax(order: TaxedOrder, amount: string): OrderTax | null {
  const tax = taxOf(order, amount);
  if (!tax || tax.isIncluded) return tax;
  const goods = sum([subtract(order.subtotal, order.discount), order.tax]);
  return { ...tax, amount: proportionOf(order.tax, minAmount(amount, goods), goods) };
}

/** What was never delivered was never invoiced; the address of its invoice says that nothing is due. */
export const hasInvoice = ({ status }: { status: OrderStatus }): boolean =>
  status !== 'cancelled' && status !== 'refused';
