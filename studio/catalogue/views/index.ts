import { accessoryViews } from './accessories.ts';
import { seatDetails } from './details-of-seats.ts';
import { storageDetails } from './details-of-storage.ts';
import { tableDetails } from './details-of-tables.ts';
import { furnitureViews } from './furniture.ts';
import { highPricedViews } from './high-priced.ts';
import { lightViews } from './lights.ts';
import { rugViews } from './rugs.ts';
import { secondViews } from './second-views.ts';
import { smallPieceViews } from './small-pieces.ts';
import type { View, Views } from './view.ts';
import { wallPieceViews } from './wall-pieces.ts';

const parts: readonly Views[] = [
  furnitureViews,
  smallPieceViews,
  rugViews,
  highPricedViews,
  secondViews,
  lightViews,
  wallPieceViews,
  accessoryViews,
  storageDetails,
  tableDetails,
  seatDetails,
];

const merged: Record<string, Record<string, View>> = {};
for (const part of parts)
  for (const [slug, views] of Object.entries(part)) merged[slug] = { ...merged[slug], ...views };

/** Further pictures of the pieces. */
export const productViews: Views = merged;
