import type { Bilingual } from '#domain/bilingual.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { TemplateData } from './templates/index.ts';

interface SampleParts {
  name: string;
  link: string;
  /** The language of the amounts. */
  locale?: Locale;
  /** Text that a customer wrote. */
  text: string;
  /** The name of a piece; some walnut unless given. */
  product?: Bilingual;
}

const screen: Bilingual = { en: 'Walnut Folding Screen', ar: 'برافان خشب الجوز' };

const claimSample = ({ name, link, text }: SampleParts, prize: Bilingual) => ({
  ...{ name, link, prize, unsubscribe: link },
  ...{ type: 'product' as const, decision: 'rejected' as const },
  reason: { en: text, ar: text },
});

const signInSamples = ({ name, link }: SampleParts) => ({
  confirm_email: { link },
  invitation: { link, code: '482913' },
  linked_account_changed: { name, provider: 'Google', state: 'linked' as const, reset: link },
  reauthentication_code: { name, code: '482913', reset: link },
  second_factor_changed: { name, state: 'on' as const, reset: link },
  sign_in_link: { link, code: '482913' },
});

/** Amounts in the language of the mail, and a piece with its picture. */
const samplePiece = ({ link, locale = 'en' }: SampleParts) => {
  const amount = (value: string) => formatMoney(value, locale, 'USD');
  const picture = `${new URL(link).origin}/pictures/products/amir-coffee-table/320.webp`;
  const piece = {
    details: locale === 'ar' ? 'خشب الجوز، أبو سمرة وأولاده' : 'Walnut, Abu Samra & Sons',
    quantity: formatNumber(1, locale),
    picture,
  };
  return { amount, picture, piece };
};

const sampleDelivery = (locale: Locale) => ({
  arrival: locale === 'ar' ? '٢٨ ديسمبر – ١٢ يناير' : 'December 28 – January 12',
  address:
    locale === 'ar' ? 'منى فريد\nشارع ٩، المعادي\nالقاهرة' : 'Mona Farid\nRoad 9, Maadi\nCairo',
  phone: '+201001234567',
});

const samplePhoto = (link: string, locale: Locale) => ({
  address: `${new URL(link).origin}/pictures/rooms/workshop/1200.webp`,
  caption:
    locale === 'ar'
      ? 'حشوة على ترابيزة الشغل بين الفارة والنشارة'
      : 'A panel on the bench, with plane and shavings',
  width: 1200,
  height: 800,
});

const sampleMoney = {
  ...{
    charged: '',
    received: '',
    due: '',
    toGiveBack: '',
    givenBack: '',
    settled: '',
    retained: '',
  },
  state: 'to_collect' as const,
};

const sampleDay = (locale: Locale) => formatDate('2026-11-26', locale, 'day');

const orderSamples = (parts: SampleParts) => {
  const { name, link, text, locale = 'en', product = screen } = parts;
  const { amount, piece } = samplePiece(parts);
  const status = {
    name,
    number: '261115-10042',
    note: text,
    link,
    pieces: [{ ...piece, name: product[locale] }],
    delivery: sampleDelivery(locale),
    money: { ...sampleMoney, due: amount('1345') },
    refund: null,
    photo: null,
    ratings: Array<string>(5).fill(link),
  };
  return {
    order_amount_changed: {
      ...{ name, number: '261115-10042', link },
      shipping: amount('40'),
      payableBefore: amount('1345'),
      payable: amount('1360'),
    },
    order_cancelled: status,
    order_confirmed: status,
    order_delivered: status,
    order_expired: { ...status, note: null },
    order_hold_warning: {
      number: '261115-10042',
      name: text,
      phone: '+201001234567',
      pieces: 3,
      value: amount('1420'),
      cancelsAt: formatDate(new Date('2026-11-18T12:00:00Z'), locale, 'dateTime'),
      link,
    },
    order_in_production: { ...status, photo: samplePhoto(link, locale) },
    order_placed: {
      name,
      isConfirmed: false,
      number: '261115-10042',
      link,
      cancelLink: link,
      lines: [
        { ...piece, name: `${product[locale]} ${text}`, total: amount('1240') },
        { ...piece, name: screen[locale], details: '', total: amount('180') },
      ],
      ...sampleDelivery(locale),
      subtotal: amount('1420'),
      discount: amount('-100'),
      shipping: amount('25'),
      tax: null,
      payable: amount('1345'),
    },
    order_preparing: status,
    order_refused: status,
    order_returned: {
      ...status,
      money: { ...sampleMoney, state: 'to_give_back' as const, toGiveBack: amount('1320') },
      refund: { amount: amount('1320'), day: sampleDay(locale) },
    },
    order_shipped: status,
    refund_update: {
      ...{ name, number: '261115-10042', link },
      status: 'agreed' as const,
      amount: amount('50'),
      day: sampleDay(locale),
      reason: text,
    },
    return_update: {
      ...{ name, number: '261115-10042' },
      status: 'received' as const,
      answer: text,
      refund: amount('120'),
      day: sampleDay(locale),
      pieces: status.pieces,
      link,
    },
  };
};

const sampleNewsletterPart = (locale: Locale) => {
  const text =
    locale === 'ar'
      ? 'خرجت من الورش هذا الشهر ست قطع، بينها دولاب عملت فيه ثلاث أيدٍ.'
      : 'Six pieces left the workshops this month, among them a wardrobe that three hands worked on.';
  return { html: `<p>${text}</p>`, text };
};

const sampleRooms = (link: string, locale: Locale) =>
  [
    { room: 'living-room', en: 'Living Room', ar: 'غرفة المعيشة' },
    { room: 'bedroom', en: 'Bedroom', ar: 'غرفة النوم' },
    { room: 'dining-room', en: 'Dining Room', ar: 'غرفة السفرة' },
  ].map(({ room, ...title }) => ({
    title: title[locale],
    link,
    picture: `${new URL(link).origin}/pictures/room-tiles/${room}.webp`,
  }));

/** What each mail could be about: for its preview, and for the tests that look at every one. */
export const mailSamples = (parts: SampleParts): TemplateData => {
  const { name, link, text, locale = 'en', product = screen } = parts;
  const { amount, picture, piece } = samplePiece(parts);
  return {
    ...signInSamples(parts),
    ...orderSamples(parts),
    account_deleted: { name, link },
    application_received: { name, link, position: { en: 'Upholsterer', ar: 'منجّد' } },
    back_in_stock: {
      ...{ name, product, picture, link },
      price: amount('1240'),
      left: formatNumber(3, locale),
      unsubscribe: link,
    },
    campaign: { name, title: screen, body: { en: text, ar: text }, link, unsubscribe: link },
    claim_decided: claimSample(parts, product),
    contact_received: { name, link },
    custom_service_received: { name, link },
    enquiry_answer: { kind: 'contact', about: text, name, answer: text, question: text, link },
    enquiry_notice: {
      kind: 'contact',
      about: text,
      name,
      email: 'mona@example.com',
      phone: null,
      message: `Two lines\n${text}`,
      link,
    },
    existing_account: { login: link, reset: link },
    newsletter: { title: screen, parts: [sampleNewsletterPart(locale)], unsubscribe: link },
    newsletter_welcome: {
      link,
      newest: { name: product[locale], workshop: piece.details, price: amount('1240'), picture },
      unsubscribe: link,
    },
    password_changed: { name, reset: link },
    reset_password: { name, link },
    test_mail: { link },
    review_approved: { name, product, rating: 4, picture, link, unsubscribe: link },
    staff_invitation: { role: { en: 'Sales', ar: 'المبيعات' }, link },
    role_granted: { name, role: { en: 'Sales', ar: 'المبيعات' }, link, reset: link },
    welcome: { name, link, rooms: sampleRooms(link, locale) },
  };
};
