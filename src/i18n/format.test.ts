import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Digits, formatDate, formatMoney, formatNumber } from './format.ts';
import type { Locale } from './locale.ts';

const languages: [tag: string, Locale, Digits][] = [
  ['en-US', 'en', 'latn'],
  ['en-US', 'en', 'arab'],
  ['ar-EG-u-nu-arab', 'ar', 'arab'],
  ['ar-EG-u-nu-latn', 'ar', 'latn'],
];

/** What is written by hand must be what Intl writes, which a browser used before. */
describe.each(languages)('in %s, locale %s with %s digits', (tag, locale, digits) => {
  const decimals = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((cents) => {
    const text = cents.toString().padStart(3, '0');
    return `${text.slice(0, -2)}.${text.slice(-2)}`;
  });

  it('writes numbers as Intl does', () => {
    const intl = new Intl.NumberFormat(tag);
    const numbers = fc
      .oneof(fc.integer(), fc.double({ noNaN: true }), decimals.map(Number))
      // Zero without a sign, which Intl would show.
      .map((value) => value + 0);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(formatNumber(value, locale, digits)).toBe(intl.format(value));
      }),
    );
  });

  it.each(['USD', 'EGP', 'EUR'])('writes amounts in %s as Intl does', (currency) => {
    const symbol = { USD: '$', EGP: locale === 'ar' ? 'ج.م' : 'EGP' }[currency];
    const amounts = fc.oneof(
      decimals,
      decimals.map((amount) => amount.slice(0, -1)),
      decimals.map((amount) => amount.slice(0, -3)),
      decimals.map((amount) => `-${amount}`),
    );
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, exact) => {
        const parts = new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
        }).formatToParts(amount as Intl.StringNumericLiteral);
        const expected = parts.map(({ type, value }) =>
          type === 'currency' ? (symbol ?? value) : value,
        );
        expect(formatMoney(amount, locale, currency, { digits, exact })).toBe(expected.join(''));
      }),
    );
  });

  const named = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const styles: Record<'day' | 'year' | 'medium' | 'long', Intl.DateTimeFormatOptions> = {
    day: { day: 'numeric', month: 'long' },
    year: { year: 'numeric' },
    // The medium style of ar-EG is all figures.
    medium: locale === 'ar' ? named : { dateStyle: 'medium' },
    long: named,
  };

  it.each(['day', 'year', 'medium', 'long'] as const)('writes every %s as Intl does', (style) => {
    const intl = new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: 'Africa/Cairo' });
    const first = Date.UTC(2024, 0, 1);
    for (let number = 0; number < 366; number += 1) {
      const evening = new Date(first + (number + 0.95) * 86_400_000);
      const day = new Date(first + number * 86_400_000).toISOString().slice(0, 10);
      expect(formatDate(day, locale, style, digits)).toBe(intl.format(new Date(day)));
      // Then it is the next day in Cairo.
      expect(formatDate(evening, locale, style, digits)).toBe(intl.format(evening));
    }
  });

  it('writes a time as Intl does', () => {
    const options =
      locale === 'ar'
        ? ({ ...named, hour: 'numeric', minute: '2-digit' } as const)
        : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Africa/Cairo' });
    const time = '2026-11-18T22:30:00Z';
    expect(formatDate(time, locale, 'dateTime', digits)).toBe(intl.format(new Date(time)));
  });
});

it('needs no Intl for what pages show at first, which would block a phone', async () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const format = await import('./format.ts');
  format.formatNumber(4.6, 'ar');
  format.formatMoney('2480.00', 'ar', 'EGP');
  format.formatMoney('79.5', 'en', 'USD', { exact: true });
  format.formatDate('2026-11-18', 'ar', 'medium');
  expect(numbers).not.toHaveBeenCalled();
  expect(dates).not.toHaveBeenCalled();
  format.formatDate('2026-11-18T10:00:00Z', 'ar');
  expect(dates).toHaveBeenCalledOnce();
});
