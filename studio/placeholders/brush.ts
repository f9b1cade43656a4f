import { khatamPath } from '#ui/khatam-geometry.ts';

export const palette = {
  wall: '#ebe3d6',
  niche: '#f6f1e9',
  floor: '#e0d5c5',
  shade: '#d3c5b1',
  thread: '#c4b49d',
  line: '#5b3a24',
  wood: '#a8835f',
  woodDeep: '#8b6545',
  cloth: '#e9dfd0',
  clothDeep: '#d5c6b1',
  nile: '#6d8d96',
  brass: '#b98d45',
  leaf: '#8b9c79',
  terracotta: '#bf7c62',
  terracottaDeep: '#a6654b',
};

type Ink = { fill?: string; stroke?: string; width?: number; opacity?: number };

const attributes = ({ fill = 'none', stroke = palette.line, width = 2, opacity }: Ink) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${opacity ? ` opacity="${opacity}"` : ''}`;

export const path = (d: string, ink: Ink = {}) => `<path d="${d}" ${attributes(ink)}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, ink: Ink = {}) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${attributes(ink)}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, ink: Ink = {}) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${attributes(ink)}/>`;

export const star = (cx: number, cy: number, radius: number, ink: Ink = {}) =>
  path(khatamPath(cx, cy, radius), ink);

/** What a thing leaves on the floor. */
export const shadow = (cx: number, cy: number, rx: number, ry = 9) =>
  oval(cx, cy, rx, ry, { fill: palette.shade, stroke: 'none' });

/** The outline of a keel arch standing on `base`, as in the houses of old Cairo. */
export function archPath(cx: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const spring = base - height + width * 0.62;
  const apex = base - height;
  const shoulder = spring - width * 0.34;
  return (
    `M${cx - half} ${base}V${spring}` +
    `C${cx - half} ${shoulder} ${cx - half * 0.42} ${shoulder - width * 0.06} ${cx} ${apex}` +
    `C${cx + half * 0.42} ${shoulder - width * 0.06} ${cx + half} ${shoulder} ${cx + half} ${spring}V${base}`
  );
}

/** Turned lattice: rows of small stars inside a frame. */
export function lattice(x: number, y: number, columns: number, rows: number, cell: number) {
  const stars = Array.from({ length: columns * rows }, (_, index) => {
    const cx = x + ((index % columns) + 0.5) * cell;
    const cy = y + (Math.floor(index / columns) + 0.5) * cell;
    return khatamPath(cx, cy, cell / 2);
  });
  return (
    box(x, y, columns * cell, rows * cell, 0, { fill: palette.cloth }) +
    path(stars.join(''), { width: 1, stroke: palette.woodDeep })
  );
}

/** The same point left and right of an axis. */
export const both = (axis: number, offset: number, draw: (x: number, side: 1 | -1) => string) =>
  draw(axis - offset, -1) + draw(axis + offset, 1);
