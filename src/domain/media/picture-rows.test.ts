import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPictureRows,
  makePrimary,
  movePicture,
  removePictureRow,
} from './change-picture-rows.ts';
import type { LibraryPicture } from './picture.ts';
import { pictureRowsField, pictureRowsText, readPictureRows } from './picture-rows.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const picture = (number: number): LibraryPicture => ({
  id: id(number),
  address: `/media/p/${id(number)}/960.webp`,
  width: 960,
  height: 640,
  color: '#a8782b',
  altEn: `Chair ${number}`,
  altAr: '',
  fileName: 'chair.jpg',
});
const rowsOf = (count: number) => {
  let last = 100;
  const pictures = Array.from({ length: count }, (_, index) => picture(index));
  return addPictureRows([], pictures, { hasPrimary: true, newId: () => id(++last) });
};

describe('the pictures of a record', () => {
  it('take alternative texts from the library, and the first is the primary one', () => {
    expect(rowsOf(2)).toEqual([
      {
        ...{ id: id(101), url: picture(0).address, alt_en: 'Chair 0', alt_ar: '' },
        is_primary: true,
      },
      {
        ...{ id: id(102), url: picture(1).address, alt_en: 'Chair 1', alt_ar: '' },
        is_primary: false,
      },
    ]);
  });

  it('are the same text whatever the order of keys was', () => {
    const [row] = rowsOf(1);
    const turned = Object.fromEntries(Object.entries(row!).toReversed());
    expect(pictureRowsText([turned as never])).toBe(pictureRowsText([row!]));
  });

  it('keep every picture and one primary through any moves and removals', () => {
    const step = fc.tuple(fc.constantFrom('move', 'primary'), fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let rows = rowsOf(4);
        for (const [kind, from, to] of steps)
          rows = kind === 'move' ? movePicture(rows, from, to) : makePrimary(rows, from % 4);
        expect(rows.map((row) => row.id).toSorted()).toEqual([101, 102, 103, 104].map(id));
        expect(rows.filter((row) => row.is_primary)).toHaveLength(1);
        const index = rows.findIndex((row) => row.is_primary);
        expect(removePictureRow(rows, index).filter((row) => row.is_primary)).toHaveLength(1);
      }),
    );
  });
});

describe('the field of a form', () => {
  it('is read as rows', () => {
    expect(pictureRowsField.parse(pictureRowsText(rowsOf(3)))).toEqual(rowsOf(3));
    expect(pictureRowsField.parse('')).toEqual([]);
    expect(readPictureRows(pictureRowsText(rowsOf(3)))).toEqual(rowsOf(3));
  });

  it.each(['{', '{}', '[{"id":"x"}]', '[1]', pictureRowsText(makeTwoPrimary())])(
    'rejects %s',
    (json) => {
      expect(pictureRowsField.safeParse(json).success).toBe(false);
    },
  );

  it('shows nothing when its text cannot be read', () => {
    expect(readPictureRows('{')).toEqual([]);
  });
});

function makeTwoPrimary() {
  return rowsOf(2).map((row) => ({ ...row, is_primary: true }));
}
