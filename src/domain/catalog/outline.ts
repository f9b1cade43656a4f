import type { Box } from './fit-geometry.ts';

export type Standing = 'floor' | 'table' | 'wall' | 'ceiling' | 'flat';

/** The contour of a piece as SVG paths in millimetres; y runs down from its top. */
export interface Outline {
  size: Box;
  standing: Standing;
  /** Centimetres above the floor, of pieces to sit on. */
  seat?: number | undefined;
  front?: string | undefined;
  side?: string | undefined;
  /** From above: of what lies flat. */
  top?: string | undefined;
}

const maxDistortion = 1.27;

/** A piece in other dimensions keeps its outline unless it would look distorted. */
export function outlineIn(box: Box, outline: Outline | null): Outline | null {
  if (!outline) return null;
  const factors = (['width', 'depth', 'height'] as const)
    .filter((side) => outline.size[side] > 5)
    .map((side) => box[side] / outline.size[side]);
  return Math.max(...factors) / Math.min(...factors) <= maxDistortion ? outline : null;
}
