import type { Text } from '#db/seed/text.ts';

/** Another look at a piece: from another side, or near a place of it. */
export type View = {
  /** Degrees; without one the model's own. */
  azimuth?: number;
  elevation?: number;
  /** How much of the usual width or height the piece takes; 1.1 is 88 % of the frame. */
  fill?: number;
  /** Where in the piece, each from 0 to 1: left to right, front to back, bottom to top. */
  focus?: readonly [number, number, number];
  zoom?: number;
  shows: Text;
};

/** A part of a piece, seen from near. */
export const near = (
  [azimuth, elevation]: readonly [azimuth: number, elevation: number],
  focus: NonNullable<View['focus']>,
  zoom: number,
  shows: Text,
): View => ({ azimuth, elevation, focus, zoom, shows });

/** Further pictures of a product, by what sets them apart. */
export type Views = Readonly<Record<string, Readonly<Record<string, View>>>>;
