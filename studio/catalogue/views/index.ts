import { furnitureViews } from './furniture.ts';
import { smallPieceViews } from './small-pieces.ts';
import type { Views } from './view.ts';

/** The pieces that sell best, with the further pictures that sell them. */
export const productViews: Views = { ...furnitureViews, ...smallPieceViews };
