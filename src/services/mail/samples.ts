import type { Bilingual } from '#domain/bilingual.ts';
import type { TemplateData } from './templates/index.ts';

interface SampleParts {
  name: string;
  link: string;
  /** Text that a customer wrote. */
  text: string;
  /** The name of a piece; some walnut unless given. */
  product?: Bilingual;
}

const screen: Bilingual = { en: 'Walnut Folding Screen', ar: 'ساتر خشب الجوز' };

const claimSample = ({ name, link, text }: SampleParts, prize: Bilingual) => ({
  ...{ name, link, prize, unsubscribe: link },
  ...{ type: 'product' as const, decision: 'rejected' as const },
  reason: { en: text, ar: text },
});

const signInSamples = ({ name, link }: SampleParts) => ({
  confirm_email: { link },
  invitation: { link, code: '482913' },
  reauthentication_code: { name, code: '482913', reset: link },
  second_factor_changed: { name, state: 'on' as const, reset: link },
  sign_in_link: { link, code: '482913' },
});

/** What each mail could be about: for its preview, and for the tests that look at every one. */
export const mailSamples = (parts: SampleParts): TemplateData => {
  const { name, link, text, product = screen } = parts;
  const status = { name, number: '261115-10042', note: text, link };
  return {
    ...signInSamples(parts),
    account_deleted: { name, link },
    application_received: { name, link, position: { en: 'Upholsterer', ar: 'منجّد' } },
    back_in_stock: { name, product, link, unsubscribe: link },
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
    newsletter: { title: screen, parts: [{ html: '<p>…</p>', text: '…' }], unsubscribe: link },
    newsletter_welcome: { link, unsubscribe: link },
    order_amount_changed: {
      ...{ name, number: '261115-10042', link },
      ...{ shipping: '$40', payableBefore: '$1,345', payable: '$1,360' },
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
      value: '$1,420',
      cancelsAt: '18 November 2026, 14:00',
      link,
    },
    order_in_production: status,
    order_placed: {
      name,
      number: '261115-10042',
      link,
      lines: [
        {
          name: `Nile Sofa ${text}`,
          details: 'Sand, Walnut, Abu Samra & Sons',
          quantity: '1',
          total: '$1,240',
        },
        { name: 'Amir Side Table', details: '', quantity: '2', total: '$180' },
      ],
      subtotal: '$1,420',
      discount: '$100',
      shipping: '$25',
      tax: null,
      payable: '$1,345',
    },
    order_preparing: status,
    order_refused: status,
    order_returned: status,
    order_shipped: status,
    password_changed: { name, reset: link },
    reset_password: { name, link },
    return_update: {
      ...{ name, number: '261115-10042' },
      status: 'refunded',
      answer: text,
      refund: '$120',
      link,
    },
    review_approved: { name, product, link, unsubscribe: link },
    role_granted: { name, role: { en: 'Sales', ar: 'المبيعات' }, link, reset: link },
    welcome: { name, link },
  };
};
