import type { Box } from '#domain/catalog/fit-geometry.ts';

export interface DrawnView {
  name: 'front' | 'side';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Dimension lines with their ticks. */
  line: string;
  middle: { x: number; y: number };
  across: { y: number; value: number };
  /** The height is labelled once, beside the front view. */
  down: { x: number; value: number } | null;
  caption: number;
}

const page = { width: 400, tallest: 320 };
const margin = { side: 72, between: 48, top: 28, bottom: 88 };
const tick = 4;

/** Lays out both views on one page, to one scale and on one floor. */
export function drawingOf({ width, depth, height }: Box) {
  const room = {
    across: page.width - margin.side * 2 - margin.between,
    down: page.tallest - margin.top - margin.bottom,
  };
  const scale = Math.min(room.across / (width + depth), room.down / height);
  const used = (width + depth) * scale + margin.between;
  const left = (page.width - used) / 2;
  const floor = margin.top + height * scale;
  const bottom = floor + margin.bottom;
  const front = view('front', { x: left, floor, across: width, height, scale });
  const side = view('side', {
    ...{ x: left + width * scale + margin.between, floor, across: depth, height, scale },
  });
  const length = niceLength(width + depth);
  const end = left + length * scale;
  const y = bottom - 14;
  return {
    viewBox: `0 0 ${page.width} ${bottom}`,
    views: [front, side],
    scaleBar: {
      length,
      path: `M${left} ${y - tick}v${tick * 2}M${left} ${y}H${end}m0 ${-tick}v${tick * 2}`,
    },
  };
}

interface Placed {
  x: number;
  floor: number;
  across: number;
  height: number;
  scale: number;
}

function view(name: DrawnView['name'], { x, floor, across, height, scale }: Placed): DrawnView {
  const size = { width: across * scale, height: height * scale };
  const y = floor - size.height;
  const below = floor + 18;
  const beside = x - 18;
  const horizontal = `M${x} ${below - tick}v${tick * 2}M${x} ${below}h${size.width}m0 ${-tick}v${tick * 2}`;
  const vertical = `M${beside - tick} ${y}h${tick * 2}M${beside} ${y}v${size.height}m${-tick} 0h${tick * 2}`;
  const isFront = name === 'front';
  return {
    ...{ name, x, y, ...size },
    line: isFront ? horizontal + vertical : horizontal,
    middle: { x: x + size.width / 2, y: y + size.height / 2 },
    across: { y: below + 18, value: across },
    down: isFront ? { x: beside - 26, value: height } : null,
    caption: below + 36,
  };
}

/** A round length about a fifth of the whole, for the scale bar. */
function niceLength(whole: number): number {
  const wanted = whole / 5;
  return [5, 10, 20, 50, 100].findLast((length) => length <= wanted) ?? 5;
}
