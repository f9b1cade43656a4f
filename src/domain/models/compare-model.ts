import type { Box } from '../catalog/fit-geometry.ts';
import { isAsLarge } from '../catalog/models.ts';

export type ModelFit = 'same' | 'other_size' | 'hidden' | 'unmeasured';

/**
 * What customers see of a model beside the dimensions of its piece: one in another size says so where
 * there are sizes to choose from, and is not shown where there are none (`roomModelOf`).
 */
export function compareModel(size: Box, piece: { box: Box | null; hasSizes: boolean }): ModelFit {
  if (!piece.box) return 'unmeasured';
  if (isAsLarge(size, piece.box)) return 'same';
  return piece.hasSizes ? 'other_size' : 'hidden';
}
