import type { Box } from '#domain/catalog/fit-geometry.ts';
import { isOutlineOf, type Outline } from '#domain/catalog/outline.ts';
import drawn from './outlines.json' with { type: 'json' };

const outlines = drawn as Record<string, Outline>;

/** Drawn from the studio's models. Pieces that staff add have none, and are drawn as boxes. */
export function findOutline(slug: string, box: Box | null): Outline | null {
  const outline = Object.hasOwn(outlines, slug) ? outlines[slug] : undefined;
  return outline && box && isOutlineOf(outline, box) ? outline : null;
}
