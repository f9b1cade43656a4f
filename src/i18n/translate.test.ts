import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber } from './format.ts';
import { localized } from './locale.ts';
import { ar } from './messages/ar/index.ts';
import { en } from './messages/en/index.ts';
import { translator } from './translator.server.ts';

function leaves(node: object | string, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, child]) =>
    leaves(child as object | string, path ? `${path}.${key}` : key),
  );
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, '');
const isPluralForm = (path: string) => /\.(zero|one|two|few|many|other)$/.test(path);

describe('messages', () => {
  const arabic = new Map(leaves(ar));

  it('keep the same placeholders in both languages', () => {
    const differing = leaves(en)
      .filter(([path]) => !isPluralForm(path))
      .filter(
        ([path, text]) => placeholders(arabic.get(path) ?? '').join() !== placeholders(text).join(),
      );
    expect(differing).toEqual([]);
  });

  it('have Arabic letters in Arabic and none in English', () => {
    const latinOnly = [...arabic].filter(
      ([, text]) => /[a-z]/i.test(withoutPlaceholders(text)) && !/[؀-ۿ]/.test(text),
    );
    expect(latinOnly).toEqual([]);
    expect(leaves(en).filter(([, text]) => /[؀-ۿ]/.test(text))).toEqual([]);
  });

  it('say nothing that Arabic does not need', () => {
    const english = new Set(leaves(en).map(([path]) => path));
    expect([...arabic.keys()].filter((path) => !isPluralForm(path) && !english.has(path))).toEqual(
      [],
    );
  });
});

describe('the translator', () => {
  it('chooses among the two English and six Arabic plural forms', () => {
    const english = translator('en');
    const arabicT = translator('ar');
    expect(english('shopList.count', { count: 1 })).toBe('1 piece');
    expect(english('shopList.count', { count: 2 })).toBe('2 pieces');
    expect([0, 1, 2, 3, 11, 100].map((count) => arabicT('shopList.count', { count }))).toEqual([
      'لا توجد قطع',
      'قطعة واحدة',
      'قطعتان',
      '٣ قطع',
      '١١ قطعة',
      '١٠٠ قطعة',
    ]);
  });

  it('isolates order numbers, phones, addresses and codes in Arabic, and only there', () => {
    const arabicT = translator('ar');
    const number = '261115-10042';
    expect(arabicT('account.order.title', { number })).toBe(`طلب رقم \u2066${number}\u2069`);
    expect(arabicT('account.order.invoice.title', { number })).toContain(`\u2066${number}\u2069`);
    expect(arabicT('cart.confirmation.question', { phone: '+20 2 5550 0100' })).toContain(
      '\u2066+20 2 5550 0100\u2069',
    );
    expect(arabicT('cart.coupon.removeCode', { code: 'NILE50' })).toContain('\u2066NILE50\u2069');
    expect(arabicT('cart.checkout.step', { number: 1, of: 3 })).toBe('الخطوة ١ من ٣:');
    expect(translator('en')('account.order.title', { number })).toBe(`Order ${number}`);
  });

  it('fills placeholders and leaves markup alone', () => {
    expect(translator('en')('flash.welcomeBack', { brand: 'Fustat' })).toBe(
      'Welcome back to Fustat',
    );
  });
});

describe('formats', () => {
  it('write money from the exact decimal, without passing through a float', () => {
    expect(formatMoney('9007199254740993.25', 'en', 'USD')).toBe('$9,007,199,254,740,993.25');
    expect(formatMoney('1250.00', 'en', 'USD')).toBe('$1,250');
    expect(formatMoney('1250.50', 'ar', 'USD', 'arab')).toContain('١٬٢٥٠٫٥٠');
    expect(formatMoney('1250.50', 'ar', 'EGP', 'latn')).toContain('1,250.50');
    expect(formatMoney('1250', 'ar', 'USD')).toMatch(/^\u200f?١٬٢٥٠\u00a0\$$/);
    expect(formatMoney('1250', 'en', 'EGP')).toBe('EGP\u00a01,250');
  });

  it('write numbers and dates for the reader, in Cairo', () => {
    expect(formatNumber(1234, 'ar')).toBe('١٬٢٣٤');
    expect(formatDate('2026-03-01T23:30:00Z', 'en')).toBe('March 2, 2026');
    expect(formatDate('2026-12-28', 'en', 'medium')).toBe('Dec 28, 2026');
    expect(formatDate('2026-12-28', 'ar', 'medium')).toBe('٢٨ ديسمبر ٢٠٢٦');
    expect(formatDate('2027-01-12', 'ar', 'day')).toBe('١٢ يناير');
    expect(formatDate('2027-01-12', 'en', 'day')).toBe('January 12');
  });

  it('fall back to English where Arabic is missing', () => {
    expect(localized('ar', 'Sofa', null)).toBe('Sofa');
    expect(localized('ar', 'Sofa', 'كنبة')).toBe('كنبة');
    expect(localized('en', 'Sofa', 'كنبة')).toBe('Sofa');
  });
});

// The compiler checks these calls; none of them is made.
export function callsThatDoNotCompile(status: 'placed' | 'cooldown' | 'claim_failed', key: string) {
  const t = translator('en');
  // @ts-expect-error: there is no such text
  t('header.noSuchText');
  // @ts-expect-error: a group of texts
  t('header');
  // @ts-expect-error: any text
  t(key);
  // @ts-expect-error: one of the texts does not exist
  t(`game.rejections.${status}`, { wait: '', message: '' });
  // @ts-expect-error: one of the texts needs a value
  t(`game.rejections.${status as 'cooldown' | 'rate_limited'}`);
  // @ts-expect-error: the value has another name
  t('game.rejections.cooldown', { message: '' });
  // @ts-expect-error: a plural needs a number
  t('admin.changes.rows', { count: '2' });
}
