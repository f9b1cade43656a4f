import { furnitureViews } from './furniture.ts';
import { highPricedViews } from './high-priced.ts';
import { rugViews } from './rugs.ts';
import { smallPieceViews } from './small-pieces.ts';
import type { Views } from './view.ts';

/** Further pictures of the pieces that sell best and of those that cost most. */
export const productViews: Views = {
  ...furnitureViews,
  ...smallPieceViews,
  ...rugViews,
  ...highPricedViews,
};
