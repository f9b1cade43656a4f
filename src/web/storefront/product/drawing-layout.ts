import type { Box } from '#domain/catalog/fit-geometry.ts';
import type { Standing } from '#domain/catalog/outline.ts';
import { type Reference, referenceFor } from './drawing-reference.ts';

export interface DrawnView {
  name: 'front' | 'side' | 'top';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Dimension lines with their ticks. */
  line: string;
  middle: { x: number; y: number };
  across: { y: number; value: number };
  /** The height is labelled once, beside the first view. */
  down: { x: number; value: number } | null;
  caption: number;
}

const page = { width: 400, tallest: 320 };
/** The height is written before the first view. */
const margin = { start: 72, end: 24, between: 36, top: 28, bottom: 64 };
const tick = 4;

/** Lays out the views and what shows their size on one page, to one scale and on one floor. */
export function drawingOf(box: Box, standing: Standing = 'floor') {
  const { width, depth, height } = box;
  const isFlat = standing === 'flat';
  const reference = referenceFor(box, standing);
  const down = isFlat ? depth : height;
  const raised = raisedBy(box, standing);
  const beside = reference && !reference.isBehind ? reference.width : 0;
  const tallest = Math.max(down + raised, reference && !isFlat ? reference.height : 0);
  const sides = isFlat ? [width] : [width, depth];
  const total = sides.reduce((sum, side) => sum + side, beside);
  const gaps = margin.between * (sides.length - 1 + (beside > 0 ? 1 : 0));
  const scale = Math.min(
    (page.width - margin.start - margin.end - gaps) / total,
    (page.tallest - margin.top - margin.bottom) / tallest,
  );
  const free = page.width - margin.start - margin.end - total * scale - gaps;
  const left = margin.start + free / 2;
  const floor = margin.top + tallest * scale;
  const placed = { floor, height: down, raised, scale };
  const first = view(isFlat ? 'top' : 'front', { ...placed, x: left, across: width });
  const sideX = left + width * scale + margin.between;
  const views = isFlat ? [first] : [first, view('side', { ...placed, x: sideX, across: depth })];
  const end = sideX + (isFlat ? 0 : depth * scale + margin.between);
  return {
    viewBox: `0 0 ${page.width} ${floor + margin.bottom}`,
    floor: isFlat ? null : floor,
    scale,
    views,
    reference: reference && placeReference(reference, { first, end, floor, scale }),
  };
}

/** What hangs has its middle at eye level, a lantern its foot above heads. */
export function raisedBy({ height }: Box, standing: Standing): number {
  if (standing === 'ceiling') return 190;
  if (standing === 'table') return 75;
  return standing === 'wall' ? Math.max(0, 150 - height / 2) : 0;
}

interface Around {
  first: DrawnView;
  end: number;
  floor: number;
  scale: number;
}

function placeReference(reference: Reference, { first, end, floor, scale }: Around) {
  const size = { width: reference.width * scale, height: reference.height * scale };
  const x = reference.isBehind ? first.middle.x - size.width / 2 : end;
  const y = first.name === 'top' ? first.y : floor - size.height;
  return { ...reference, ...size, x, y };
}

interface Placed {
  x: number;
  floor: number;
  across: number;
  height: number;
  raised: number;
  scale: number;
}

function view(name: DrawnView['name'], placed: Placed): DrawnView {
  const { x, floor, across, height, raised, scale } = placed;
  const size = { width: across * scale, height: height * scale };
  const y = floor - raised * scale - size.height;
  const below = floor + 18;
  const beside = x - 18;
  const horizontal = `M${x} ${below - tick}v${tick * 2}M${x} ${below}h${size.width}m0 ${-tick}v${tick * 2}`;
  const vertical = `M${beside - tick} ${y}h${tick * 2}M${beside} ${y}v${size.height}m${-tick} 0h${tick * 2}`;
  const isFirst = name !== 'side';
  return {
    ...{ name, x, y, ...size },
    line: isFirst ? horizontal + vertical : horizontal,
    middle: { x: x + size.width / 2, y: y + size.height / 2 },
    across: { y: below + 18, value: across },
    down: isFirst ? { x: beside - 26, value: height } : null,
    caption: below + 36,
  };
}
