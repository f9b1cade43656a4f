import { khatamPath } from '#ui/khatam-geometry.ts';
import { palette, svg, widthOf, write } from './drawing.ts';
import { letter } from './lettering.ts';

const names = letter({
  en: { face: 'fraunces', axes: { wght: 350 }, text: 'Fustat', tracking: -12 },
  ar: { face: 'elMessiri', axes: { wght: 500 }, text: 'الفسطاط' },
});

export type Script = keyof typeof names;
export const scripts = ['en', 'ar'] as const;

type Inks = { ink: string; brass: string };
const light: Inks = { ink: palette.ink, brass: palette.brass };

const sizes: Record<Script, number> = { en: 64, ar: 60 };
const [height, starSize, gap] = [72, 46, 18];

/** The star and the name as in the page's header, outlined; the star stands where the reading begins. */
export function wordmark(script: Script, { ink, brass }: Inks = light) {
  const size = sizes[script];
  const word = widthOf(names[script], size);
  const width = starSize + gap + word + 4;
  const [starX, wordX] = script === 'en' ? [2, starSize + gap + 2] : [width - starSize - 2, 2];
  const [x, y] = [starX + starSize / 2, height / 2];
  const baseline = y - ((names[script].box[1] + names[script].box[3]) * size) / 2000;
  const star =
    `<g fill="none" stroke="${brass}" stroke-width="2.2">` +
    `<path d="${khatamPath(x, y, starSize / 2)}"/><path d="${khatamPath(x, y, starSize / 4.4)}"/></g>`;
  const content = star + write(names[script], { x: wordX, baseline, size, fill: ink });
  return { width, height, content };
}

/** The name alone. */
export const writeName = (script: Script, place: Parameters<typeof write>[1]) =>
  write(names[script], place);

export const nameWidth = (script: Script, size: number) => widthOf(names[script], size);

/** How far the ink of the name reaches, in thousandths of its size. */
export const nameBox = (script: Script) => names[script].box;

/** On light grounds, on dark ones, and in the colour of whoever uses the file as a mask. */
export const wordmarkFiles: Record<string, string> = Object.fromEntries(
  scripts.flatMap((script) =>
    Object.entries({
      '': light,
      '-on-dark': { ink: palette.inkOnDark, brass: palette.brassLight },
      '-mono': { ink: 'currentColor', brass: 'currentColor' },
    }).map(([suffix, inks]) => {
      const { width, content } = wordmark(script, inks);
      return [`wordmark${suffix}.${script}.svg`, svg(width, height, content)];
    }),
  ),
);
