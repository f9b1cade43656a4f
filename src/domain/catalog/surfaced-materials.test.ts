import { expect, it } from 'vitest';
import { clothOf } from './surfaced-materials.ts';

it('finds the cloth among the materials of a piece', () => {
  expect(clothOf(['walnut', 'linen'])).toBe('linen');
  expect(clothOf(['leather', 'cotton'])).toBe('leather');
  expect(clothOf(['brass', 'glass'])).toBeUndefined();
});
