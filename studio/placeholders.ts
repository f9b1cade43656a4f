/** Draws the pictures that stand in until the renders arrive: `node studio/placeholders.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { khatamPath } from '#ui/khatam-geometry.ts';
import { archPath, palette, path } from './placeholders/brush.ts';
import * as rooms from './placeholders/rooms.ts';
import * as scenes from './placeholders/scenes.ts';

const file = (name: string) => new URL(`../${name}`, import.meta.url);

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;

/** Wall with the star tiling fading downwards, and the floor. */
function room(width: number, height: number, floor: number) {
  const tile = 80;
  const star = path(khatamPath(tile / 2, tile / 2, tile / 2), { stroke: palette.thread, width: 1 });
  return (
    `<defs><pattern id="k" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${star}</pattern>` +
    '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
    `<mask id="m"><rect width="${width}" height="${floor}" fill="url(#f)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.wall}"/>` +
    `<rect width="${width}" height="${floor}" fill="url(#k)" mask="url(#m)" opacity=".7"/>` +
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${palette.floor}"/>` +
    path(`M0 ${floor}H${width}`, { stroke: palette.thread, width: 1.5 })
  );
}

const niche =
  path(`${archPath(400, 780, 560, 700)}Z`, {
    fill: palette.niche,
    stroke: palette.thread,
    width: 1.5,
  }) + path(archPath(400, 780, 528, 668), { stroke: palette.thread, width: 1 });

const product = (drawing: string) => svg(800, 1000, room(800, 1000, 780) + niche + drawing);
const scene = (drawing: string) => svg(1200, 800, room(1200, 800, 640) + drawing);

const pictures = {
  'living-room': product(rooms.livingRoom),
  bedroom: product(rooms.bedroom),
  'dining-room': product(rooms.diningRoom),
  office: product(rooms.office),
  decor: product(rooms.decor),
  lighting: product(rooms.lighting),
  portfolio: scene(scenes.portfolio),
  project: scene(scenes.project),
};

mkdirSync(file('public/pictures/placeholders/'), { recursive: true });
for (const [name, content] of Object.entries(pictures))
  writeFileSync(file(`public/pictures/placeholders/${name}.svg`), content);
