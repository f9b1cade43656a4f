/** One large picture of all of them, to compare light, ground and scale: `npm run studio:sheet`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { catalog } from '#db/seed/catalog/catalog.ts';
import { describe } from './encode.ts';
import { masters, say, servedFolder } from './files.ts';
import { mainPicture } from './made.ts';

const [columns, width, height, gap] = [12, 240, 300, 8];
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const slug of new Set(catalog.map((product) => mainPicture(product.slug).name))) {
  const { width: largest } = await describe('products', slug);
  const file = join(servedFolder('products', slug), `${largest}.webp`);
  const [column, row] = [tiles.length % columns, Math.floor(tiles.length / columns)];
  tiles.push({
    input: await sharp(file).resize(width, height).toBuffer(),
    left: column * (width + gap),
    top: row * (height + gap),
  });
}
const rows = Math.ceil(tiles.length / columns);
const sheet = join(masters, 'contact-sheet.png');
await sharp({
  create: {
    width: columns * (width + gap) - gap,
    height: rows * (height + gap) - gap,
    channels: 3,
    background: '#faf7f2',
  },
})
  .composite(tiles)
  .png()
  .toFile(sheet);
say(`${tiles.length} pictures on ${sheet}`);
