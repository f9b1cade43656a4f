import type { Bilingual } from '#domain/bilingual.ts';
import type { TemplateData } from './templates/index.ts';

interface SampleParts {
  name: string;
  link: string;
  /** Something that a customer wrote. */
  words: string;
  /** The name of a piece; some walnut unless given. */
  product?: Bilingual;
}

const screen: Bilingual = { en: 'Walnut Folding Screen', ar: 'ساتر خشب الجوز' };

/** What each mail could be about: for its preview, and for the tests that look at every one. */
export const mailSamples = (parts: SampleParts): TemplateData => {
  const { name, link, words, product = screen } = parts;
  const news = { name, number: '261115-10042', note: words, link };
  return {
    account_deleted: { name, link },
    application_received: { name, link, position: { en: 'Upholsterer', ar: 'منجّد' } },
    back_in_stock: { name, product, link, unsubscribe: link },
    confirm_email: { link },
    contact_received: { name, link },
    custom_service_received: { name, link },
    enquiry_notice: {
      kind: 'contact',
      about: words,
      name,
      email: 'mona@example.com',
      phone: null,
      message: `Two lines\n${words}`,
      link,
    },
    existing_account: { login: link, reset: link },
    newsletter_welcome: { link, unsubscribe: link },
    order_cancelled: news,
    order_confirmed: news,
    order_delivered: news,
    order_in_production: news,
    order_placed: {
      name,
      number: '261115-10042',
      link,
      lines: [
        { name: `Nile Sofa ${words}`, options: 'Sand, Walnut', quantity: '1', total: '$1,240' },
        { name: 'Amir Side Table', options: '', quantity: '2', total: '$180' },
      ],
      subtotal: '$1,420',
      discount: '$100',
      shipping: '$25',
      tax: null,
      payable: '$1,345',
    },
    order_preparing: news,
    order_refused: news,
    order_returned: news,
    order_shipped: news,
    password_changed: { name, reset: link },
    reset_password: { name, link },
    return_update: {
      name,
      number: '261115-10042',
      status: 'refunded',
      answer: words,
      refund: '$120',
      link,
    },
    review_approved: { name, product, link, unsubscribe: link },
    welcome: { name, link },
  };
};
