/** The face is drawn on a square of this size, centred on the wheel. */
export const faceSize = 400;
const middle = faceSize / 2;

/** Radii from the centre outwards: hub, labels, pictures, rim, nails, edge. */
export const reach = { hub: 40, label: 96, picture: 150, rim: 182, nail: 190, edge: 199 } as const;

const round = (value: number) => Number(value.toFixed(2));

/** A point at an angle in degrees, clockwise from the top. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: round(middle + radius * Math.sin(radians)),
    y: round(middle - radius * Math.cos(radians)),
  };
}

export const sweepOf = (count: number): number => 360 / count;

/** The slice centred on segment `index`; the first one stands under the pointer. */
export function segmentPath(index: number, count: number): string {
  const sweep = sweepOf(count);
  if (count === 1) return circlePath(reach.rim);
  const from = pointAt((index - 0.5) * sweep, reach.rim);
  const to = pointAt((index + 0.5) * sweep, reach.rim);
  const large = sweep > 180 ? 1 : 0;
  return `M${middle} ${middle}L${from.x} ${from.y}A${reach.rim} ${reach.rim} 0 ${large} 1 ${to.x} ${to.y}Z`;
}

function circlePath(radius: number): string {
  const [top, bottom] = [pointAt(0, radius), pointAt(180, radius)];
  const arc = `A${radius} ${radius} 0 1 1`;
  return `M${top.x} ${top.y}${arc} ${bottom.x} ${bottom.y}${arc} ${top.x} ${top.y}Z`;
}

/** The straight width of a segment at a distance from the centre. */
export const chordAt = (radius: number, count: number): number =>
  count === 1 ? 2 * radius : 2 * radius * Math.sin(Math.PI / Math.max(count, 2));

/** The transform that rotates a drawing from the top of the face to segment `index`. */
export const turnTo = (index: number, count: number): string =>
  `rotate(${round(index * sweepOf(count))} ${middle} ${middle})`;

/**
 * Turns words at a distance from the centre, so that they run along the radius. Before the spin no
 * label stands on its head: those on the left read towards the hub.
 */
export function alongRadius(index: number, count: number, radius: number): string {
  const isOnTheLeft = index * sweepOf(count) > 180;
  return `rotate(${isOnTheLeft ? 90 : -90} ${middle} ${middle - radius})`;
}
