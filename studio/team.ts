/** Parts of served pictures for the page of the team, 4:5, the bench or the work of each: `npm run studio:team`. */
import { join } from 'node:path';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { root, say } from './files.ts';

const [width, height] = [480, 600];
const workshop = 'rooms/workshop/1200';
const detail = (name: string) => `products/${name}/960`;

/** The part's left and upper edge and its width. */
const parts: Readonly<
  Record<string, readonly [picture: string, left: number, top: number, width: number]>
> = {
  stars: [workshop, 0, 270, 375],
  turning: ['rooms/workshop-rack/1200', 330, 8, 470],
  carving: [detail('hegaza-wooden-lantern--leaves'), 100, 100, 760],
  notes: ['rooms/office/1920', 620, 400, 480],
  kiln: [detail('fustat-pottery-group--glaze'), 80, 180, 800],
  doors: [detail('bab-zuweila-wardrobe--door'), 120, 300, 720],
  showroom: [detail('rawda-two-seat-sofa--velvet'), 60, 80, 840],
  pages: [detail('dar-al-kutub-bookcase--arch'), 60, 130, 800],
};

for (const [craft, [picture, left, top, cut]] of Object.entries(parts)) {
  const upright = Math.floor((cut / width) * height);
  const part = await sharp(join(root, 'public', 'pictures', `${picture}.webp`))
    .extract({ left, top, width: cut, height: upright })
    .resize(width, height)
    .png()
    .toBuffer();
  await encode(part, 'team', craft);
  say(`team/${craft}`);
}
