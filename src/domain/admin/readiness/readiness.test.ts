import { findUnmeasuredSizes } from './find-unmeasured-sizes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHeadingGaps } from './find-heading-gaps.ts';
import { findLongTexts } from './find-long-texts.ts';
import { findMissingLanguages } from './find-missing-languages.ts';
import { findPictureGaps } from './find-picture-gaps.ts';
import { blockingFindings } from './finding.ts';
import { ownLinks, ownPath } from './own-links.ts';

const blank = fc.constantFrom('', ' ', '\n\t', '<p></p>', '<p> <br></p>');
const filled = fc
  .string({ minLength: 1 })
  .map((text) => text.replaceAll(/[<>]/g, ''))
  .filter((text) => text.trim() !== '');

describe('both languages', () => {
  it('block exactly when one of them stands alone', () => {
    fc.assert(
      fc.property(fc.oneof(blank, filled), fc.oneof(blank, filled), (name, name_ar) => {
        const isEmpty = (text: string) => text.replaceAll(/<[^>]*>/g, '').trim() === '';
        const findings = blockingFindings(findMissingLanguages({ name, name_ar }, ['name']));
        expect(findings.map(({ field }) => field)).toEqual(
          isEmpty(name) === isEmpty(name_ar) ? [] : [isEmpty(name) ? 'name' : 'name_ar'],
        );
      }),
    );
  });

  it('are compared in the names of the portfolio as well', () => {
    const texts = { title_en: 'House', title_ar: '' };
    expect(findMissingLanguages(texts, ['title_en'])).toMatchObject([{ field: 'title_ar' }]);
  });
});

describe('pictures', () => {
  const picture = fc.record({
    url: fc.constant('/pictures/a.webp'),
    alt_en: fc.oneof(blank, filled),
    alt_ar: fc.option(filled),
    is_primary: fc.boolean(),
  });

  it('are named one by one when a language of their text is missing', () => {
    fc.assert(
      fc.property(fc.array(picture, { maxLength: 6 }), (pictures) => {
        const findings = findPictureGaps(pictures, { field: 'images', needsPrimary: true });
        const unnamed = pictures.filter(({ alt_en, alt_ar }) => !alt_en.trim() || !alt_ar?.trim());
        expect(findings.filter(({ rule }) => rule === 'missing_alt')).toHaveLength(unnamed.length);
        const hasPrimary = pictures.some(({ is_primary }) => is_primary);
        expect(findings.some(({ rule }) => rule === 'no_picture')).toBe(!hasPrimary);
      }),
    );
  });
});

describe('links', () => {
  it('are ours with and without a language, a query and a fragment', () => {
    expect(ownPath('/ar/product/sofa?colour=red#reviews')).toBe('/product/sofa');
    expect(ownPath('/en')).toBe('/');
    expect(ownPath('/')).toBe('/');
    expect(ownPath('/area')).toBe('/area');
    expect(ownPath('/shop/')).toBe('/shop');
    for (const other of ['https://example.com/', '//evil.example', 'mailto:a@b.c', '#top', '']) {
      expect(ownPath(other), other).toBeNull();
    }
  });

  it('are found in addresses and in rich text', () => {
    const texts = {
      cta_url: '/shop?category=office',
      body: '<p>See <a href="/product/chair">this</a>, <a href="https://x.example">that</a>.</p>',
    };
    expect(ownLinks(texts, { addresses: ['cta_url'], richTexts: ['body'] })).toEqual([
      { field: 'cta_url', path: '/shop' },
      { field: 'body', path: '/product/chair' },
    ]);
  });
});

it('headings warn when one skips a level, and never block', () => {
  const fields = ['body'];
  const inOrder = [
    '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>',
    '<p>Text</p>',
    'Plain',
    '<h1>A</h1>',
  ];
  for (const body of inOrder) expect(findHeadingGaps({ body }, fields), body).toEqual([]);
  const skipping = ['<h3>A</h3>', '<h2>A</h2><h4>B</h4>', '<p>A</p><h4>B</h4><h2>C</h2>'];
  for (const body of skipping) {
    const findings = findHeadingGaps({ body }, fields);
    expect(findings, body).toEqual([{ rule: 'heading_order', level: 'amber', field: 'body' }]);
    expect(blockingFindings(findings)).toEqual([]);
  }
});

it('sizes without dimensions warn, but for one, which has those of the product', () => {
  const row = (size: string, width = '') => ({ id: '', size, width });
  const sizesOf = (...rows: ReturnType<typeof row>[]) =>
    findUnmeasuredSizes(rows, 'variants').map(({ detail }) => detail);
  expect(sizesOf(row('180'), row('220'), row('260', '260'))).toEqual(['180', '220']);
  expect(sizesOf(row('180', '180'), row('220'), row('260', '260'))).toEqual([]);
  expect(sizesOf(row('180'), row('180', '180'), row('220'))).toEqual([]);
  expect(sizesOf(row(''), row(''))).toEqual([]);
  expect(blockingFindings(findUnmeasuredSizes([row('s'), row('m')], 'variants'))).toEqual([]);
});

it('long titles warn and never block', () => {
  const findings = findLongTexts({ name: 'x'.repeat(61) }, { title_long: ['name'] });
  expect(findings).toHaveLength(1);
  expect(blockingFindings(findings)).toEqual([]);
  expect(findLongTexts({ name: '؟'.repeat(60) }, { title_long: ['name'] })).toEqual([]);
});
