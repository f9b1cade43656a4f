import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawingOf } from './drawing-layout.ts';

const centimetres = fc.integer({ min: 3, max: 400 });
const boxes = fc.record({ width: centimetres, depth: centimetres, height: centimetres });
const standing = fc.constantFrom('floor', 'table', 'wall', 'ceiling');

it('draws both views and their reference to one scale, within the page and apart', () => {
  fc.assert(
    fc.property(boxes, standing, (box, place) => {
      const { views, scale, reference, floor } = drawingOf(box, place);
      const [front, side] = views as [(typeof views)[0], (typeof views)[0]];
      expect(front.height).toBeCloseTo(box.height * scale, 6);
      expect(front.width).toBeCloseTo(box.width * scale, 6);
      expect(side.width).toBeCloseTo(box.depth * scale, 6);
      expect(side.y + side.height).toBeCloseTo(front.y + front.height, 6);
      expect(side.x).toBeGreaterThan(front.x + front.width);
      expect(front.down!.x).toBeGreaterThan(20);
      expect(side.x + side.width).toBeLessThanOrEqual(400);
      expect(front.y).toBeGreaterThanOrEqual(20);
      expect(reference!.y + reference!.height).toBeCloseTo(floor!, 6);
      expect(reference!.height).toBeCloseTo((place === 'table' ? 75 : 170) * scale, 6);
    }),
  );
});

it('draws what lies flat from above, with a sofa on a rug that is wide enough', () => {
  const { views, reference } = drawingOf({ width: 175, depth: 260, height: 1 }, 'flat');
  expect(views.map(({ name, across, down }) => [name, across.value, down?.value])).toEqual([
    ['top', 175, 260],
  ]);
  expect(reference?.name).toBe('sofa');
  expect(drawingOf({ width: 70, depth: 180, height: 1 }, 'flat').reference).toBeNull();
});
