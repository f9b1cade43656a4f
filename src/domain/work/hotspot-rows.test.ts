import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hotspotAfterKey,
  hotspotRowsField,
  hotspotRowsText,
  placeHotspot,
  readHotspotRows,
  type HotspotRow,
} from './hotspot-rows.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const spot = { image_id: id(1), product_id: id(2), x: 40, y: 60.5 };
const newId = () => id(9);

describe('a point on a picture', () => {
  it('is added once for each product of a picture, and then moved', () => {
    const added = placeHotspot([], spot, newId);
    expect(added).toEqual([{ id: id(9), ...spot }]);
    expect(placeHotspot(added, { ...spot, x: 12.34 }, newId)).toEqual([
      { id: id(9), ...spot, x: 12.3 },
    ]);
    expect(placeHotspot(added, { ...spot, image_id: id(3) }, () => id(8))).toHaveLength(2);
  });

  it('never leaves its picture', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        const [placed] = placeHotspot([], { ...spot, x, y }, newId);
        expect(placed!.x).toBeGreaterThanOrEqual(0);
        expect(placed!.x).toBeLessThanOrEqual(100);
        expect(hotspotRowsField.safeParse(hotspotRowsText([placed!])).success).toBe(true);
      }),
    );
  });

  it('moves by arrow keys, the same way in both languages', () => {
    const at = { x: 50, y: 99.5 };
    const press = (key: string, shiftKey = false) => hotspotAfterKey(at, { key, shiftKey });
    expect(press('ArrowLeft')).toEqual({ x: 49, y: 99.5 });
    expect(press('ArrowRight', true)).toEqual({ x: 55, y: 99.5 });
    expect(press('ArrowDown')).toEqual({ x: 50, y: 100 });
    expect(press('Enter')).toBeNull();
  });
});

describe('the text of the points', () => {
  const rows: HotspotRow[] = [{ id: id(9), ...spot }];

  it('is read as it was written', () => {
    expect(readHotspotRows(hotspotRowsText(rows))).toEqual(rows);
    expect(readHotspotRows('')).toEqual([]);
  });

  it.each([
    '{',
    '[1]',
    JSON.stringify([{ ...rows[0], x: 101 }]),
    JSON.stringify([{ ...rows[0], product_id: '<script>' }]),
    JSON.stringify([rows[0], { ...rows[0], id: id(8) }]),
  ])('rejects %s', (text) => {
    expect(hotspotRowsField.safeParse(text).success).toBe(false);
    expect(readHotspotRows(text)).toEqual([]);
  });
});
