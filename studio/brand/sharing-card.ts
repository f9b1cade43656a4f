import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../files.ts';
import { palette, svg } from './drawing.ts';
import { nameWidth, type Script, scripts, wordmark, writeName } from './wordmarks.ts';

const [width, height, panel] = [1200, 630, 424];
const scene = join(root, 'public', 'pictures', 'rooms', 'hero', '1920.webp');

/** The name in the reader's script, a hairline, and the name in the other one. */
function label(script: Script): string {
  const mark = wordmark(script);
  const scale = Math.min(280 / mark.width, 1.1);
  const other = script === 'en' ? 'ar' : 'en';
  const [size, margin, middle] = [34, 72, height / 2];
  const isEnglish = script === 'en';
  const start = isEnglish ? margin : panel - margin - mark.width * scale;
  const below = isEnglish ? margin : panel - margin - nameWidth(other, size);
  const [from, to] = isEnglish ? [margin, panel] : [0, panel - margin];
  return svg(
    panel,
    height,
    `<path fill="${palette.alabaster}" d="M0 0h${panel}v${height}H0z"/>` +
      `<g transform="translate(${start} ${middle - 26 - mark.height * scale}) scale(${scale})">${mark.content}</g>` +
      `<path stroke="${palette.hairline}" stroke-width="1.5" d="M${from} ${middle}H${to}"/>` +
      writeName(other, { x: below, baseline: middle + 62, size, fill: palette.brassDeep }),
  );
}

/** What a link to the shop looks like elsewhere: the room, and the name beside it where the reading begins. */
export async function makeSharingCards(folder: string): Promise<void> {
  for (const script of scripts) {
    const room = await sharp(scene)
      .resize({ height, withoutEnlargement: true })
      .extract({ left: 70, top: 0, width: width - panel, height })
      .toBuffer();
    const [labelLeft, roomLeft] = script === 'en' ? [0, panel] : [width - panel, 0];
    await sharp({ create: { width, height, channels: 3, background: palette.alabaster } })
      .composite([
        { input: room, left: roomLeft, top: 0 },
        { input: Buffer.from(label(script)), left: labelLeft, top: 0 },
      ])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `sharing-card.${script}.jpg`));
  }
}
