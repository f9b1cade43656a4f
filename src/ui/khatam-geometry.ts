/** Ratio of the inner corners to the tips when two equal squares cross at 45°. */
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

const round = (value: number) => Number(value.toFixed(2));

type Point = readonly [x: number, y: number];

const closed = (points: readonly Point[]) =>
  `M${points.map((point) => point.map(round).join(' ')).join('L')}Z`;

/** An eight-pointed star whose first tip points up, rotated by `turn`. */
export function khatamPath(cx: number, cy: number, radius: number, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 8 - Math.PI / 2 + turn;
    const reach = corner % 2 === 0 ? radius : radius * INNER;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  });
  return closed(corners);
}

/** The radius of the star inside a rosette, relative to the outer one. */
const CORE = 0.45;

/** The eight petals between a star and the smaller one inside it. */
function petals(cx: number, cy: number, radius: number): string {
  const half = CORE * radius * Math.sin(Math.PI / 8);
  const side = CORE * radius * Math.cos(Math.PI / 8);
  const petal: Point[] = [
    [CORE * radius * INNER, 0],
    [side, half],
    [radius - half, half],
    [radius, 0],
    [radius - half, -half],
    [side, -half],
  ];
  return Array.from({ length: 8 }, (_, turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    return closed(petal.map(([x, y]) => [cx + x * cos - y * sin, cy + x * sin + y * cos]));
  }).join('');
}

/** A star with petals around a second star: the large form of the motif. */
export const rosettePaths = (cx: number, cy: number, radius: number) => ({
  star: khatamPath(cx, cy, radius),
  petals: petals(cx, cy, radius),
  core: khatamPath(cx, cy, radius * CORE, Math.PI / 8),
  heart: khatamPath(cx, cy, radius * 0.2),
});
