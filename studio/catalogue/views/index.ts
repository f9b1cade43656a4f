import { accessoryViews } from './accessories.ts';
import { furnitureViews } from './furniture.ts';
import { highPricedViews } from './high-priced.ts';
import { lightViews } from './lights.ts';
import { rugViews } from './rugs.ts';
import { secondViews } from './second-views.ts';
import { smallPieceViews } from './small-pieces.ts';
import type { Views } from './view.ts';
import { wallPieceViews } from './wall-pieces.ts';

/** Further pictures of the pieces. */
export const productViews: Views = {
  ...furnitureViews,
  ...smallPieceViews,
  ...rugViews,
  ...highPricedViews,
  ...secondViews,
  ...lightViews,
  ...wallPieceViews,
  ...accessoryViews,
};
