import { khatamPath } from '#ui/khatam-geometry.ts';
import { svg, writeCentred } from './drawing.ts';
import { letter } from './lettering.ts';

const size = 600;
const middle = size / 2;

/** Long grain with a slow wave in it, dark as oiled walnut. */
const walnut = (seed: number) =>
  `<filter id="grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0035 .085" numOctaves="5" seed="${seed}"/>` +
  '<feColorMatrix values="0 0 0 0 .235  0 0 0 0 .14  0 0 0 0 .082  1.9 1.1 0 0 -1.02"/></filter>' +
  '<linearGradient id="board" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7a5033"/><stop offset=".55" stop-color="#5f3c25"/><stop offset="1" stop-color="#4a2d1b"/></linearGradient>';

const brass =
  '<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="80" y1="60" x2="520" y2="540"><stop stop-color="#f0d08a"/><stop offset=".3" stop-color="#c99a45"/><stop offset=".5" stop-color="#ecc878"/><stop offset=".72" stop-color="#b88535"/><stop offset="1" stop-color="#e2b965"/></linearGradient>';

/** A line of metal let into the wood: the groove's shadow above it, a glint below. */
const inlay = (d: string, width: number) =>
  `<g fill="none" stroke-linejoin="miter"><path d="${d}" stroke="#1d1009" stroke-opacity=".55" stroke-width="${width + 2}" transform="translate(-.8 -1)"/>` +
  `<path d="${d}" stroke="#ffe9bd" stroke-opacity=".16" stroke-width="${width + 1}" transform="translate(1 1.2)"/>` +
  `<path d="${d}" stroke="url(#brass)" stroke-width="${width}"/></g>`;

const corners = [64, size - 64]
  .flatMap((x) => [64, size - 64].map((y) => khatamPath(x, y, 30) + khatamPath(x, y, 13)))
  .join('');

const eastern = (value: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** A walnut board inlaid with a brass star; the number stands in it in both digit systems, so no language reads it wrong. */
export function coupon(percent: number): string {
  const { west, east } = letter({
    west: {
      face: 'frauncesFull',
      axes: { opsz: 72, wght: 420, SOFT: 50, WONK: 0 },
      text: `${percent}%`,
    },
    east: {
      face: 'elMessiri',
      axes: { wght: 600 },
      text: `٪${eastern(percent)}`,
      tracking: 40,
      direction: 'ltr',
    },
  });
  const star = khatamPath(middle, middle, 250);
  return svg(
    size,
    size,
    `<defs>${walnut(percent)}${brass}</defs>` +
      '<path fill="url(#board)" d="M0 0h600v600H0z"/><path filter="url(#grain)" d="M0 0h600v600H0z"/>' +
      inlay(corners, 1.6) +
      `<path d="${star}" fill="#1a0f08" fill-opacity=".32"/>` +
      inlay(star, 5) +
      inlay(khatamPath(middle, middle, 228), 1.4) +
      writeCentred(west, { x: middle, baseline: 318, size: 138, fill: 'url(#gilt)' }).replace(
        'url(#gilt)',
        '#f0d595',
      ) +
      inlay(`M${middle - 62} 350H${middle + 62}`, 1.6) +
      writeCentred(east, { x: middle, baseline: 428, size: 84, fill: '#e0bb70' }),
  );
}
