// Small pictures of the six categories for menus and the shop: a round one and an oblong one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../public/pictures');

const sources = {
  'living-room': 'rooms/living-room/1280.webp',
  bedroom: 'rooms/bedroom/1280.webp',
  'dining-room': 'rooms/dining-room/1280.webp',
  office: 'rooms/office/1280.webp',
  decor: 'products/tunis-village-serving-set/960.webp',
  lighting: 'products/sahar-table-lantern/960.webp',
};

mkdirSync(join(pictures, 'room-tiles'), { recursive: true });
for (const [name, source] of Object.entries(sources)) {
  const write = (file: string, width: number, height: number) =>
    sharp(join(pictures, source))
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .webp({ quality: 64, effort: 6 })
      .toFile(join(pictures, 'room-tiles', file));
  await write(`${name}.webp`, 360, 240);
  await write(`${name}-round.webp`, 132, 132);
}
