import {
  compareNumbers,
  boxFitsStraight,
  boxFitsTilted,
  fitsStraight,
  fitsTilted,
  longestAroundCorner,
  sidesOf,
  type Box,
} from './fit-geometry.ts';

/** Smaller and lighter pieces pass every door; asking would be noise. */
export function needsFitCheck(box: Box, weight: number | null): boolean {
  return Math.max(...smallestFace(box)) >= 60 && (weight === null || weight >= 12);
}

export interface Door {
  width: number;
  height: number;
}

export interface Lift extends Box {
  doorWidth: number;
}

export interface Stairs {
  width: number;
  landing: number;
}

export type FitLevel = 'yes' | 'tight' | 'no';

/** How it fits, or what prevents it. */
export type FitReason =
  | 'as_it_stands'
  | 'on_its_side'
  | 'little_room'
  | 'tilted'
  | 'too_large'
  | 'lift_door'
  | 'cabin'
  | 'flight'
  | 'landing';

export interface Fit {
  level: FitLevel;
  reason: FitReason;
}

/** Centimetres for hands, blankets and imprecise measuring. */
export const comfort = 5;

/** Assumed height above stairs, which customers rarely measure. */
export const assumedHeadroom = 200;

const widened = ({ width, depth, height }: Box): Box => ({
  width: width + comfort,
  depth: depth + comfort,
  height: height + comfort,
});

/** The two smaller sides: every opening must let them through. */
export function smallestFace(box: Box): [number, number] {
  const [least, middle] = Object.values(box).toSorted(compareNumbers);
  return [least!, middle!];
}

export function fitsDoor(box: Box, { width, height }: Door): Fit {
  const upright = ({ width: across, depth, height: tall }: Box) =>
    tall <= height && Math.min(across, depth) <= width;
  const turned = (each: Box) =>
    sidesOf(each).some(([, face]) => fitsStraight(face, [width, height]));
  if (upright(widened(box))) return { level: 'yes', reason: 'as_it_stands' };
  if (turned(widened(box))) return { level: 'yes', reason: 'on_its_side' };
  if (turned(box)) return { level: 'tight', reason: 'little_room' };
  return sidesOf(box).some(([, face]) => fitsTilted(face, [width, height]))
    ? { level: 'tight', reason: 'tilted' }
    : { level: 'no', reason: 'too_large' };
}

/** Fits through the lift's door, and into the cabin with the door closed. */
export function fitsLift(box: Box, { doorWidth, ...cabin }: Lift): Fit {
  const door = fitsDoor(box, { width: doorWidth, height: cabin.height });
  if (door.level === 'no') return { level: 'no', reason: 'lift_door' };
  if (!boxFitsTilted(box, cabin)) return { level: 'no', reason: 'cabin' };
  if (!boxFitsStraight(box, cabin)) return { level: 'tight', reason: 'tilted' };
  if (door.level === 'tight') return door;
  const roomy = widened(box);
  if (!boxFitsStraight(roomy, cabin)) return { level: 'tight', reason: 'little_room' };
  return standsIn(roomy, cabin) ? door : { level: 'yes', reason: 'on_its_side' };
}

const standsIn = ({ width, depth, height }: Box, cabin: Box) =>
  height <= cabin.height && fitsStraight([width, depth], [cabin.width, cabin.depth]);

/** Fits up the flight and around the landing, standing or lying. */
export function fitsStairs(box: Box, stairs: Stairs): Fit {
  if (turnsLanding(widened(box), stairs)) return { level: 'yes', reason: 'as_it_stands' };
  if (turnsLanding(box, stairs)) return { level: 'tight', reason: 'little_room' };
  const [least] = smallestFace(box);
  return { level: 'no', reason: least > stairs.width ? 'flight' : 'landing' };
}

function turnsLanding(box: Box, { width, landing }: Stairs): boolean {
  return sidesOf(box).some(([upright, footprint]) => {
    const [thickness, length] = footprint.toSorted(compareNumbers) as [number, number];
    if (upright > assumedHeadroom || thickness > width) return false;
    // A piece that is shorter than both passages are wide moves around the corner without turning.
    return (
      length <= Math.min(width, landing) ||
      length <= longestAroundCorner(thickness, [width, landing])
    );
  });
}
