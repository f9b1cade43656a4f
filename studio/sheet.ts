/** One large picture of all of them, to compare light, ground and scale: `npm run studio:sheet`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { catalog } from '#db/seed/catalog/catalog.ts';
import { picturesOfProduct } from '#db/seed/pictures.ts';
import { masters, root, say } from './files.ts';

const [columns, width, height, gap] = [12, 240, 300, 8];
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const url of new Set(catalog.map(({ slug }) => picturesOfProduct(slug).main.url))) {
  const [column, row] = [tiles.length % columns, Math.floor(tiles.length / columns)];
  tiles.push({
    input: await sharp(join(root, 'public', url))
      .resize(width, height)
      .toBuffer(),
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
