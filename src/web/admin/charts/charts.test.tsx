import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LanguageProvider } from '#i18n/react.tsx';
import { barLength, linePath, placesOf, roundMax, sparklinePath } from './chart-geometry.ts';
import { LineChart } from './line-chart.tsx';
import { nextPoint } from './use-arrow-keys.ts';

describe('time', () => {
  const middles = (isRightToLeft: boolean) =>
    placesOf([1, 2, 3], 3, isRightToLeft).map(({ middle }) => middle);

  it('runs from left to right, and from right to left in Arabic', () => {
    expect(middles(false)).toEqual([120, 360, 600]);
    expect(middles(true)).toEqual([600, 360, 120]);
  });

  it.each([
    ['ArrowRight', 1, false, 2],
    ['ArrowRight', 1, true, 0],
    ['ArrowLeft', 0, false, 0],
    ['End', 0, true, 4],
    ['Home', 3, false, 0],
    ['a', 3, false, null],
  ])('is walked by %s from %i (right to left: %s) to %s', (key, here, isRightToLeft, next) => {
    expect(nextPoint(key, here, 5, isRightToLeft)).toBe(next);
  });
});

describe('a scale', () => {
  it('ends at a round number above every value', () => {
    expect(roundMax([3, 97])).toBe(100);
    expect(roundMax([])).toBe(1);
  });

  it('draws larger values higher, and lines without a fault for no values', () => {
    const [low, high] = placesOf([1, 3], 3, false);
    expect(low!.top).toBeGreaterThan(high!.top);
    expect(linePath([])).toBe('');
    expect(sparklinePath([0, 0], true)).not.toContain('NaN');
  });

  it('shows everything that is not nothing', () => {
    expect([barLength(0, 10), barLength(0.001, 10), barLength(10, 10), barLength(1, 0)]).toEqual([
      0, 1, 100, 0,
    ]);
  });
});

it.each(['en', 'ar'] as const)(
  'names every point in %s and is one stop of the Tab key',
  (locale) => {
    const markup = chartIn(locale);
    expect(markup.match(/aria-label="Monday: 5"/g)).toHaveLength(1);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup.match(/<a /g)).toHaveLength(2);
  },
);

function chartIn(locale: Locale): string {
  const points = [
    { key: '1', value: 5, before: 4, name: 'Monday: 5', to: '/a' },
    { key: '2', value: 7, before: 0, name: 'Tuesday: 7', to: '/b' },
  ];
  const texts = { first: 'Monday', last: 'Tuesday', now: 'now', before: 'before' };
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider locale={locale} messages={{} as never} currency="EGP" digits="arab">
        <LineChart title="Orders" points={points} format={String} texts={texts} />
      </LanguageProvider>
    </MemoryRouter>,
  );
}
