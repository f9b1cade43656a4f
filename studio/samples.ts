/** Masters of samples → `public/pictures/samples`, and the surface of the cloths → `public/pictures/surfaces`: `npm run studio:samples`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { surfacedMaterials } from '#domain/catalog/surfaced-materials.ts';
import { sampleMaterials } from '#domain/enquiries/sample-materials.ts';
import { sampleName } from './catalogue/samples.ts';
import { masterOf, root, say } from './files.ts';

const pictures = join(root, 'public', 'pictures');
for (const shelf of ['samples', 'surfaces']) mkdirSync(join(pictures, shelf), { recursive: true });

/** Of the middle of a master, where nothing but the material is seen. */
const surfaceSide = 120;

/** Grey around the middle: what is brighter or darker than its surroundings, so that any colour can carry it. */
async function surfaceOf(master: string): Promise<Buffer> {
  const middle = sharp(master)
    .removeAlpha()
    .greyscale()
    .extract({ left: 180, top: 190, width: surfaceSide, height: surfaceSide });
  const grey = await middle.clone().toColourspace('b-w').raw().toBuffer();
  const blurred = await middle.clone().blur(7).toColourspace('b-w').raw().toBuffer();
  const contrast = Array.from(grey, (value, at) => value / Math.max(1, blurred[at]!) - 1);
  const spread = Math.sqrt(contrast.reduce((sum, each) => sum + each ** 2, 0) / contrast.length);
  const strength = 14 / spread;
  return Buffer.from(contrast.map((each) => Math.min(255, Math.max(0, 128 + each * strength))));
}

for (const material of sampleMaterials) {
  const master = masterOf(sampleName(material));
  if (!master) continue;
  await sharp(master)
    .removeAlpha()
    .resize(360)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(pictures, 'samples', `${material}.webp`));
  say(`samples/${material}`);
}

for (const material of surfacedMaterials) {
  const master = masterOf(sampleName(material));
  if (!master) continue;
  const raw = { width: surfaceSide, height: surfaceSide, channels: 1 } as const;
  await sharp(await surfaceOf(master), { raw })
    .webp({ quality: 70, effort: 6 })
    .toFile(join(pictures, 'surfaces', `${material}.webp`));
  say(`surfaces/${material}`);
}
