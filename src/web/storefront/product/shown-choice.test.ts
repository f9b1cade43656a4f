import { expect, test } from 'vitest';
import type { GalleryPicture, ProductDetail } from '#domain/catalog/product.ts';
import { shownChoice } from './shown-choice.ts';

const named = (value: string) => ({ value, name: value.toUpperCase(), names: { en: '', ar: '' } });
const variant = (id: string, color: string, size: string) => ({ id, color, size, material: null });
const product = {
  choices: { colors: [named('teal'), named('olive')], materials: [], sizes: [] },
  variants: [
    variant('a', 'teal', 'long'),
    variant('b', 'teal', 'short'),
    variant('c', 'olive', 'long'),
  ],
} as unknown as ProductDetail;
const pictureOf = (variantId: string | null) => ({ variantId }) as GalleryPicture;

test('says what a picture shows when another colour is selected', () => {
  const notice = shownChoice(product, { color: 'olive', size: 'long' }, pictureOf('a'));
  expect(notice).toEqual({ shown: 'TEAL', selected: 'OLIVE' });
});

test('says nothing of another size, of a picture that shows the choice, or of one without a description', () => {
  expect(shownChoice(product, { color: 'teal', size: 'short' }, pictureOf('a'))).toBeNull();
  expect(shownChoice(product, { color: 'olive', size: 'long' }, pictureOf('c'))).toBeNull();
  expect(shownChoice(product, { color: 'olive' }, pictureOf(null))).toBeNull();
  expect(shownChoice(product, { color: 'olive' }, undefined)).toBeNull();
});
