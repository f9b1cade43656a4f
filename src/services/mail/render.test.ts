import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { render } from './render.ts';
import { mailSamples } from './samples.ts';
import type { TemplateName } from './templates/index.ts';
import { templates } from './templates/index.ts';

const url = 'https://fustat.example';
const social = [{ label: 'Instagram', url: 'https://instagram.example/fustat' }];
const contact = { phone: '+20 2 5550 0100', whatsApp: '+20255500100', social, url };
const shops = {
  en: { name: 'Fustat', address: 'Old Cairo', hours: 'Saturday to Thursday', ...contact },
  ar: { name: 'الفسطاط', address: 'مصر القديمة', hours: 'من السبت إلى الخميس', ...contact },
};
const link = 'https://fustat.example/en/signup?token=a&b=1';
const samples = mailSamples({
  name: 'Mona <b>',
  link,
  text: '<b>of text',
  product: { en: 'Chair <b>', ar: 'كرسي <b>' },
});
const names = Object.keys(templates) as TemplateName[];

describe('mail templates', () => {
  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    '%s says the same in text and HTML, in %s',
    (name, locale) => {
      const mail = render(name, locale, samples[name], shops);
      expect(mail.subject).toContain(shops[locale].name);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(mail.html).toContain('https://fustat.example/en/signup?token=a&amp;b=1');
      expect(mail.html).not.toContain('<b>');
    },
  );

  it.each(names)('%s isolates order numbers, phones and addresses in Arabic', (name) => {
    const { subject, text } = render(name, 'ar', samples[name], shops);
    const identifier = /(?<!\u2066)(?<![\d-])(\d{6}-\d{5}|\+20[\d ]+|\b[\w.]+@[\w.]+)/;
    const outsideLinks = (line: string) => line.replace(/https?:\S+/g, '');
    expect(`${subject}\n${outsideLinks(text)}`).not.toMatch(identifier);
  });

  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    '%s has the mark, the showroom and a reason, and takes pictures from the shop alone, in %s',
    (name, locale) => {
      const { html, text } = render(name, locale, samples[name], shops);
      const { address, hours } = shops[locale];
      for (const part of [address, hours]) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      const sources = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map((found) => found[1]);
      expect(sources).toContain(`${url}/brand/mail-mark.png`);
      expect(sources).toContain(`${url}/brand/mail-name.${locale}.png`);
      expect(sources.filter((source) => !source!.startsWith(`${url}/`))).toEqual([]);
      expect(html).toContain('name="color-scheme" content="light dark"');
    },
  );

  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    '%s shows words instead of bare addresses, in %s',
    (name, locale) => {
      const { html } = render(name, locale, samples[name], shops);
      expect(html.replace(/<[^>]*>/g, '')).not.toContain('https://');
    },
  );

  it.each(locales)(
    'shows the drawn name at half its size for both schemes, in %s',
    async (locale) => {
      const { html } = render('welcome', locale, samples.welcome, shops);
      for (const file of [`mail-name.${locale}.png`, `mail-name-on-dark.${locale}.png`]) {
        const { width, height } = await sharp(`public/brand/${file}`).metadata();
        const [image] = html.match(new RegExp(`<img[^>]*/${file}"[^>]*>`))!;
        expect(image).toContain(`alt="${shops[locale].name}"`);
        expect(image).toContain(`width="${width / 2}"`);
        expect(image).toContain(`height="${height / 2}"`);
      }
    },
  );

  it('writes the name of a shop that is called otherwise', () => {
    const renamed = { ...shops, en: { ...shops.en, name: 'Karnak & Sons' } };
    const { html } = render('welcome', 'en', samples.welcome, renamed);
    expect(html).toContain('>Karnak &amp; Sons</td>');
    expect(html).not.toContain('mail-name');
  });

  it('writes the amounts of an Arabic mail in Arabic digits', () => {
    const { order_placed } = mailSamples({ name: 'منى', link, text: '', locale: 'ar' });
    expect(render('order_placed', 'ar', order_placed, shops).text).toContain('١٬٣٤٥');
  });

  it.each(['order_placed', 'order_confirmed', 'order_in_production', 'order_shipped'] as const)(
    '%s says when and where it arrives',
    (name) => {
      const { text, html } = render(name, 'en', samples[name], shops);
      for (const part of ['Arrives', 'December 28 – January 12', 'Road 9, Maadi']) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
    },
  );

  it.each(locales)(
    'says until when an order can be changed or cancelled, and where, in %s',
    (locale) => {
      const cancelLink = `${url}/${locale}/track-order?token=1`;
      const data = { ...samples.order_placed, cancelLink };
      const { text, html } = render('order_placed', locale, data, shops);
      const rule = {
        en: 'Free to change until',
        ar: 'يمكنك التعديل أو الإلغاء حتى',
      };
      for (const part of [rule[locale], cancelLink]) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
    },
  );

  it('shows a photo of the bench in proportion, and none without one', () => {
    const photo = { ...samples.order_in_production.photo!, width: 900, height: 1600 };
    const withPhoto = { ...samples.order_in_production, photo };
    const { html } = render('order_in_production', 'en', withPhoto, shops);
    expect(html).toContain(`src="${photo.address}" alt="" width="236"`);
    expect(html).toContain(photo.caption);
    const without = { ...withPhoto, photo: null };
    expect(render('order_in_production', 'en', without, shops).html).not.toContain('workshop/1200');
  });

  it('asks customers for stars once an order is delivered, and guests not', () => {
    const stars = (ratings: readonly string[]) => {
      const data = { ...samples.order_delivered, ratings };
      return render('order_delivered', 'en', data, shops).html.split('☆').length - 1;
    };
    expect(stars(Array<string>(5).fill(link))).toBe(5);
    expect(stars([])).toBe(0);
  });

  it('takes a discount off the amount', () => {
    expect(render('order_placed', 'en', samples.order_placed, shops).text).toContain(
      'Discount: -$100',
    );
  });

  it.each(['reauthentication_code', 'sign_in_link', 'invitation'] as const)(
    '%s shows its code on a line of its own',
    (name) => {
      const { text, html } = render(name, 'ar', samples[name], shops);
      expect(text.split('\n')).toContain('482913');
      expect(html).toContain('<strong>482913</strong>');
    },
  );

  it('greets a reader without a name', () => {
    expect(render('welcome', 'en', { ...samples.welcome, name: '' }, shops).text).toMatch(
      /^Hello,/,
    );
    expect(render('welcome', 'ar', { ...samples.welcome, name: '' }, shops).text).toMatch(
      /^أهلًا بك،/,
    );
  });

  it('isolates a name in Latin letters within an Arabic greeting, and no other', () => {
    const greet = (name: string) =>
      render('welcome', 'ar', { ...samples.welcome, name }, shops).text.split('\n')[0];
    expect(greet('Mona Adel')).toBe('أهلًا \u2068Mona Adel\u2069،');
    expect(greet('منى')).toBe('أهلًا منى،');
  });

  it.each([
    'Mona\r\n\r\nPay here',
    'Mona\u2028now',
    'Mona https://evil.example',
    'Win at evil.example',
    'mona@evil.example',
  ])('does not greet the name %j', (name) => {
    const greetings = locales.map(
      (locale) => render('order_placed', locale, { ...samples.order_placed, name }, shops).text,
    );
    expect(greetings[0]).toMatch(/^Hello,/);
    expect(greetings[1]).toMatch(/^أهلًا بك،/);
    expect(greetings.join()).not.toMatch(/evil|Pay here|now/);
  });

  it('keeps line breaks out of the subject', () => {
    const mail = render(
      'welcome',
      'en',
      { ...samples.welcome, name: '' },
      { ...shops, en: { ...shops.en, name: 'Fustat\r\nBcc: all@example.com' } },
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
