import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawingOf } from './drawing-layout.ts';

const centimetres = fc.integer({ min: 3, max: 400 });
const boxes = fc.record({ width: centimetres, depth: centimetres, height: centimetres });

it('draws both views to one scale, on one floor, within the page and apart', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const { views, scaleBar } = drawingOf(box);
      const [front, side] = views as [(typeof views)[0], (typeof views)[0]];
      const scale = front.height / box.height;
      expect(front.width).toBeCloseTo(box.width * scale, 6);
      expect(side.width).toBeCloseTo(box.depth * scale, 6);
      expect(side.y + side.height).toBeCloseTo(front.y + front.height, 6);
      expect(side.x).toBeGreaterThan(front.x + front.width);
      expect(front.down!.x).toBeGreaterThan(20);
      expect(side.x + side.width).toBeLessThanOrEqual(400);
      expect(front.y).toBeGreaterThanOrEqual(20);
      expect(scaleBar.length).toBeGreaterThan(0);
    }),
  );
});
