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
