import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largest, pan, wholePicture, zoomAt, type View } from './zoom-view.ts';

const frame = { width: 400, height: 500 };
const offset = fc.integer({ min: -200, max: 200 });
const points = fc.record({ x: offset, y: offset });
const scales = fc.double({ min: 1, max: largest, noNaN: true });

const coversFrame = ({ scale, x, y }: View) =>
  Math.abs(x) <= ((scale - 1) * frame.width) / 2 + 1e-6 &&
  Math.abs(y) <= ((scale - 1) * frame.height) / 2 + 1e-6;

it('always covers its frame while zooming and dragging', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(scales, points, points), { maxLength: 8 }), (moves) => {
      let view = wholePicture;
      for (const [scale, point, by] of moves) {
        view = pan(zoomAt(view, scale, point, frame), by, frame);
        expect(coversFrame(view)).toBe(true);
      }
      const whole = zoomAt(view, 1, { x: 0, y: 0 }, frame);
      expect([whole.scale, Math.abs(whole.x), Math.abs(whole.y)]).toEqual([1, 0, 0]);
    }),
  );
});

it('keeps the point under the fingers while zooming in', () => {
  fc.assert(
    fc.property(scales, points, (scale, point) => {
      const view = zoomAt(wholePicture, scale, point, frame);
      expect(view.x + point.x * scale).toBeCloseTo(point.x, 6);
      expect(view.y + point.y * scale).toBeCloseTo(point.y, 6);
    }),
  );
});

it('stays between its full size and the largest useful zoom', () => {
  expect(zoomAt(wholePicture, 99, { x: 0, y: 0 }, frame).scale).toBe(largest);
  expect(zoomAt(wholePicture, 0.1, { x: 0, y: 0 }, frame)).toEqual(wholePicture);
});
