import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { render } from './render.ts';
import { mailSamples } from './samples.ts';
import type { TemplateName } from './templates/index.ts';
import { templates } from './templates/index.ts';

const brands = { en: 'Fustat', ar: 'الفسطاط' };
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
      const mail = render(name, locale, samples[name], brands);
      expect(mail.subject).toContain(brands[locale]);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(mail.html).toContain('https://fustat.example/en/signup?token=a&amp;b=1');
      expect(mail.html).not.toContain('<b>');
    },
  );

  it.each(names)('%s isolates order numbers, phones and addresses in Arabic', (name) => {
    const { subject, text } = render(name, 'ar', samples[name], brands);
    const identifier = /(?<!\u2066)(?<![\d-])(\d{6}-\d{5}|\+20[\d ]+|\b[\w.]+@[\w.]+)/;
    const outsideLinks = (line: string) => line.replace(/https?:\S+/g, '');
    expect(`${subject}\n${outsideLinks(text)}`).not.toMatch(identifier);
  });

  it('greets a reader without a name', () => {
    expect(render('welcome', 'en', { name: '', link }, brands).text).toMatch(/^Hello,/);
    expect(render('welcome', 'ar', { name: '', link }, brands).text).toMatch(/^أهلًا بك،/);
  });

  it.each([
    'Mona\r\n\r\nPay here',
    'Mona\u2028now',
    'Mona https://evil.example',
    'Win at evil.example',
    'mona@evil.example',
  ])('does not greet the name %j', (name) => {
    const greetings = locales.map(
      (locale) => render('order_placed', locale, { ...samples.order_placed, name }, brands).text,
    );
    expect(greetings[0]).toMatch(/^Hello,/);
    expect(greetings[1]).toMatch(/^أهلًا بك،/);
    expect(greetings.join()).not.toMatch(/evil|Pay here|now/);
  });

  it('keeps line breaks out of the subject', () => {
    const mail = render(
      'welcome',
      'en',
      { name: '', link },
      { ...brands, en: 'Fustat\r\nBcc: all@example.com' },
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
