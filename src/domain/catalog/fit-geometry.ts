/** Width, depth and height in centimetres. */
export interface Box {
  width: number;
  depth: number;
  height: number;
}

type Pair = readonly [number, number];

/**
 * Whether a rectangle fits into another when rotated. Carver's condition is exact: it fits
 * straight, or its long side exceeds the opening's and a certain tilt still fits.
 */
export function fitsTilted(rectangle: Pair, opening: Pair): boolean {
  const [q, p] = rectangle.toSorted(compareNumbers) as [number, number];
  const [b, a] = opening.toSorted(compareNumbers) as [number, number];
  if (q > b) return false;
  if (p <= a) return true;
  const diagonal = p * p + q * q;
  return b * diagonal >= 2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a);
}

export function fitsStraight(rectangle: Pair, opening: Pair): boolean {
  const [q, p] = rectangle.toSorted(compareNumbers) as [number, number];
  const [b, a] = opening.toSorted(compareNumbers) as [number, number];
  return q <= b && p <= a;
}

export const compareNumbers = (one: number, other: number) => one - other;

/** Each side with the two others. */
export function sidesOf({ width, depth, height }: Box): [side: number, others: Pair][] {
  return [
    [width, [depth, height]],
    [depth, [width, height]],
    [height, [width, depth]],
  ];
}

export function boxFitsStraight(box: Box, room: Box): boolean {
  const sides = Object.values(box).toSorted(compareNumbers);
  const walls = Object.values(room).toSorted(compareNumbers);
  return sides.every((side, index) => side <= walls[index]!);
}

/** Rotated about one axis only, which is what two people can do in a lift. */
export function boxFitsTilted(box: Box, room: Box): boolean {
  return sidesOf(box).some(([side, face]) =>
    sidesOf(room).some(([wall, opening]) => side <= wall && fitsTilted(face, opening)),
  );
}

const degrees = Array.from({ length: 179 }, (_, half) => ((half + 1) / 2) * (Math.PI / 180));

/**
 * The longest piece of this thickness that can turn a right angle between two passages: at each
 * angle its ends touch the outer walls while its side touches the inner corner.
 */
export function longestAroundCorner(thickness: number, [one, other]: Pair): number {
  if (thickness > Math.min(one, other)) return 0;
  const lengths = degrees.map((angle) => {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return (one * cosine + other * sine - thickness) / (sine * cosine);
  });
  return Math.max(0, Math.min(...lengths));
}
