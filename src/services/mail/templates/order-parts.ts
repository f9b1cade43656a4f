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
