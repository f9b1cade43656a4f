import type { Outline } from '#domain/catalog/outline.ts';
import drawn from './outlines.json' with { type: 'json' };

const outlines = drawn as Record<string, Outline>;

/** Drawn from the studio's models. Pieces that staff add have none, and are drawn as boxes. */
export const findOutline = (slug: string): Outline | null =>
  Object.hasOwn(outlines, slug) ? outlines[slug]! : null;
