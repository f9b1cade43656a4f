import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { khatamPath, rosettePaths } from '#ui/khatam-geometry.ts';
import { palette, svg } from './drawing.ts';
import { ico } from './ico.ts';

/** Small sizes want mass: the star is filled, and turns light where the browser's frame is dark. */
const favicon = svg(
  32,
  32,
  `<style>.s{fill:${palette.ink}}.h{stroke:${palette.brassLight}}@media(prefers-color-scheme:dark){.s{fill:#f3ece1}.h{stroke:${palette.brass}}}</style>` +
    `<path class="s" d="${khatamPath(16, 16, 15.5)}"/><path class="h" d="${khatamPath(16, 16, 7.5)}" fill="none" stroke-width="2"/>`,
);

/** The rosette in brass; `reach` is how much of the square it takes. */
function appIcon(reach: number, ground: string, line: string): string {
  const { star, petals, core, heart } = rosettePaths(256, 256, 256 * reach);
  const width = 11 * reach;
  return svg(
    512,
    512,
    (ground && `<path fill="${ground}" d="M0 0h512v512H0z"/>`) +
      `<g fill="none" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"><path d="${star}"/><path d="${petals}"/><path d="${core}"/></g><path fill="${line}" d="${heart}"/>`,
  );
}

const paint = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

export async function makeIcons(folder: string): Promise<void> {
  const app = appIcon(0.84, palette.ink, palette.brassLight);
  // Platforms cut a maskable icon to any shape; only the middle four fifths are safe.
  const maskable = appIcon(0.66, palette.ink, palette.brassLight);
  const monochrome = appIcon(0.92, '', '#000');
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await paint(favicon, size) })),
  );
  const files = {
    'favicon.svg': favicon,
    'favicon.ico': ico(small),
    'apple-touch-icon.png': await paint(app, 180),
    'icons/icon-192.png': await paint(app, 192),
    'icons/icon-512.png': await paint(app, 512),
    'icons/maskable-512.png': await paint(maskable, 512),
    'icons/monochrome-512.png': await paint(monochrome, 512),
    'icons/monochrome.svg': monochrome,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
