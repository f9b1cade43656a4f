/** Ratio of the inner corners to the tips when two equal squares cross at 45°. */
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

const round = (value: number) => Number(value.toFixed(2));

/** The sixteen corners of an eight-fold star, first tip pointing up. */
function khatamPoints(cx: number, cy: number, radius: number): [number, number][] {
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * INNER;
    return [round(cx + reach * Math.cos(angle)), round(cy + reach * Math.sin(angle))];
  });
}

export function khatamPath(cx: number, cy: number, radius: number): string {
  return `M${khatamPoints(cx, cy, radius)
    .map((point) => point.join(' '))
    .join('L')}Z`;
}
