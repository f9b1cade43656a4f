import type { OrderMoney } from '#domain/orders/order-money.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MailContent, MailTable } from '../mail-content.ts';

/** A piece of an order as mails show it, in the language of the mail. */
export interface MailedPiece {
  name: string;
  /** The chosen options and the workshop. */
  details: string;
  quantity: string;
  /** The whole address of the picture. */
  picture: string | null;
}

export const pieceLine = ({
  name,
  details,
  quantity,
  picture,
}: MailedPiece): MailTable['lines'][number] => ({
  what: `${quantity} × ${name}`,
  detail: details,
  amount: '',
  picture,
});

const stages = ['placed', 'bench', 'road', 'home'] as const;
export type OrderStage = (typeof stages)[number];

const stageNames: Record<Locale, Record<OrderStage, string>> = {
  en: { placed: 'Placed', bench: 'On the bench', road: 'On its way', home: 'At home' },
  ar: { placed: 'تم الطلب', bench: 'في الورشة', road: 'في الطريق', home: 'في بيتك' },
};

export const orderProgress = (stage: OrderStage, locale: Locale): MailContent['progress'] => ({
  stages: stages.map((each) => stageNames[locale][each]),
  current: stages.indexOf(stage),
});

/** When and where an order comes, in the language of the mail. */
export interface MailedDelivery {
  /** The days of arrival in words; null when they are not known any more. */
  arrival: string | null;
  /** Name, street and place, one below the other. */
  address: string;
  phone: string;
}

/** What became of the money, formatted in the language of the mail. */
export type MailedMoney = OrderMoney;

const moneyLabels = {
  en: {
    due: 'To pay on delivery',
    rest: 'Still to pay',
    nothing: 'To pay',
    received: 'Paid in cash',
    toGiveBack: 'You get back',
  },
  ar: {
    due: 'المطلوب عند الاستلام',
    rest: 'المتبقي عليك',
    nothing: 'المطلوب منك',
    received: 'المدفوع نقدًا',
    toGiveBack: 'المبلغ الذي سنرده إليك',
  },
} satisfies Record<Locale, Record<string, string>>;

/** The last line of the pieces: what is to be paid, was paid or comes back. */
export function moneyLine(money: MailedMoney, locale: Locale): NonNullable<MailTable['due']> {
  const labels = moneyLabels[locale];
  switch (money.state) {
    case 'to_collect':
      return { what: labels.due, amount: money.due };
    case 'short':
      return { what: labels.rest, amount: money.due };
    case 'cancelled':
    case 'refused':
      return { what: labels.nothing, amount: money.due };
    case 'to_give_back':
      return { what: labels.toGiveBack, amount: money.toGiveBack };
    default:
      return { what: labels.received, amount: money.received };
  }
}

const deliveryLabels = {
  en: { arrival: 'Arrives', address: 'Delivered to', phone: 'We call you on' },
  ar: { arrival: 'موعد الوصول', address: 'عنوان التوصيل', phone: 'نتصل بك على' },
} satisfies Record<Locale, Record<keyof MailedDelivery, string>>;

export function deliveryFacts(
  { arrival, address, phone }: MailedDelivery,
  locale: Locale,
): NonNullable<MailContent['facts']> {
  const labels = deliveryLabels[locale];
  return [
    ...(arrival ? [{ label: labels.arrival, text: arrival }] : []),
    { label: labels.address, text: address },
    { label: labels.phone, text: isolateLtr(phone) },
  ];
}
