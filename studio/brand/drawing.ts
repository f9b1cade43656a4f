import type { Letters } from './lettering.ts';

export const palette = {
  alabaster: '#faf7f2',
  limestone: '#efe8dd',
  ink: '#221b15',
  inkOnDark: '#f3ece1',
  walnut: '#5b3a24',
  brass: '#a8782b',
  brassLight: '#d6a954',
  brassDeep: '#7d5716',
  hairline: '#ddd3c5',
};

const round = (value: number) => Number(value.toFixed(2));

export const svg = (width: number, height: number, content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"${attributes && ` ${attributes}`}>${content}</svg>\n`;

/** How wide the ink of a word is at this size. */
export const widthOf = ({ box }: Letters, size: number) => ((box[2] - box[0]) * size) / 1000;

type Place = { x: number; baseline: number; size: number; fill?: string };

/** A word whose ink begins at x. */
export function write(letters: Letters, { x, baseline, size, fill }: Place): string {
  const scale = size / 1000;
  const left = round(x - letters.box[0] * scale);
  const colour = fill ? ` fill="${fill}"` : '';
  return `<path d="${letters.path}" transform="translate(${left} ${round(baseline)}) scale(${scale})"${colour}/>`;
}

/** A word whose ink is centred on x. */
export const writeCentred = (letters: Letters, place: Place) =>
  write(letters, { ...place, x: place.x - widthOf(letters, place.size) / 2 });
