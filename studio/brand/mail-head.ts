import { join } from 'node:path';
import sharp from 'sharp';
import { rosettePaths } from '#ui/khatam-geometry.ts';
import { palette, svg } from './drawing.ts';
import { nameBox, nameWidth, type Script, scripts, writeName } from './wordmarks.ts';

const height = 40;
const edge = 1.5;
const sizes: Record<Script, number> = { en: 33, ar: 31 };

function star(): string {
  const { star: outline, petals, core, heart } = rosettePaths(20, 20, 19.3);
  const lines = [outline, petals, core, heart].map((path) => `<path d="${path}"/>`).join('');
  return svg(height, height, lines, `fill="none" stroke="${palette.brass}" stroke-width="1.2"`);
}

/** The name alone, centred between its highest and lowest ink. */
function name(script: Script, fill: string): string {
  const size = sizes[script];
  const [, top, , bottom] = nameBox(script);
  const baseline = height / 2 - ((top + bottom) * size) / 2000;
  const width = Math.ceil(nameWidth(script, size)) + 2 * edge;
  const letters = writeName(script, { x: edge, baseline, size, fill });
  if (fill === palette.inkOnDark) return svg(width, height, letters);
  // Some programs darken a mail by themselves; dark letters stay readable by an edge of the ground.
  const ground = (2 * edge * 1000) / size;
  return svg(
    width,
    height,
    `<g stroke="${palette.limestone}" stroke-width="${ground}" stroke-linejoin="round">${letters}</g>${letters}`,
  );
}

/** Star and name of the head of mails, at twice the size they are shown in: mail programs draw no SVG. */
export async function makeMailHead(folder: string): Promise<void> {
  const drawings = {
    'mail-mark.png': star(),
    ...Object.fromEntries(
      scripts.flatMap((script) => [
        [`mail-name.${script}.png`, name(script, palette.ink)],
        [`mail-name-on-dark.${script}.png`, name(script, palette.inkOnDark)],
      ]),
    ),
  };
  for (const [file, drawing] of Object.entries<string>(drawings))
    await sharp(Buffer.from(drawing), { density: 144 })
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, file));
}
