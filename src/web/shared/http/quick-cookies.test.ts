import fc from 'fast-check';
import { parse } from 'hono/utils/cookie';
import { expect, it } from 'vitest';
import { readCookiesQuickly } from './quick-cookies.ts';

const charactersOf = (pattern: RegExp) =>
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter((each) =>
    pattern.test(each),
  );
const name = fc.string({ unit: fc.constantFrom(...charactersOf(/[\w.-]/)), minLength: 1 });
const value = fc.string({ unit: fc.constantFrom(...charactersOf(/[ !#-:<-[\]-~]/)) });
const cookie = fc.tuple(name, value).map((pair) => pair.join('='));
const header = fc
  .tuple(fc.array(fc.oneof(cookie, fc.constant(''), name)), fc.constantFrom(';', '; ', ' ;\t'))
  .map(([cookies, separator]) => cookies.join(separator));

it('valid cookies are read as Hono reads them', () => {
  fc.assert(
    fc.property(header, (text) => {
      expect(readCookiesQuickly(text)).toEqual(parse(text));
    }),
    { numRuns: 2000 },
  );
});

it.each(['theme="dark"', 'place=%D8%A7', 'bad=%E0%A4%A', 'a=1; a=2', '', '=', ';;', 'a==b'])(
  'so is %s',
  (text) => expect(readCookiesQuickly(text)).toEqual(parse(text)),
);
