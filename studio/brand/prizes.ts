import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, encode } from '../encode.ts';
import { masters, root, servedFolder } from '../files.ts';
import { coupon } from './coupon.ts';

type Text = readonly [english: string, arabic: string];
type Square = readonly [left: number, top: number, side: number];

const size = 600;

/** Pieces one can carry home, and the square of their widened picture that shows them in the middle. */
const pieces: Record<string, { square: Square; name: Text; alt: Text }> = {
  'qurna-alabaster-lamp': {
    square: [19, 27, 1120],
    name: ['Alabaster lamp', 'أباجورة ألباستر'],
    alt: [
      'Lamp of veined alabaster on a turned brass foot, glowing',
      'أباجورة من الألباستر المعرّق على قاعدة من النحاس المخروط، مضاءة',
    ],
  },
  'fustat-pottery-group': {
    square: [135, 156, 920],
    name: ['Fustat pottery', 'فخار الفسطاط'],
    alt: [
      'Two-handled clay jar with a jug, a glass bottle and two turquoise bowls',
      'جرة فخار بعروتين ومعها إبريق وزجاجة وسلطانيتان بلون الفيروز',
    ],
  },
  'nubian-basket-set': {
    square: [150, 200, 880],
    name: ['Nubian baskets', 'سلال نوبية'],
    alt: [
      'Three palm-fibre baskets with bands of red and orange',
      'ثلاث سلال من خوص النخيل بنقوش حمراء وبرتقالية',
    ],
  },
  'magra-leather-pouf': {
    square: [153, 207, 840],
    name: ['Leather pouf', 'بوف جلد'],
    alt: [
      'Round pouf of tan leather with pale stitching',
      'بوف مستدير من الجلد البني بخياطة فاتحة',
    ],
  },
  'muayyad-pierced-lantern': {
    square: [105, 170, 960],
    name: ['Brass lantern', 'فانوس نحاس'],
    alt: [
      'Pierced brass lantern that throws stars on the wall',
      'فانوس من النحاس المخرّم يرمي نجومًا على الحائط',
    ],
  },
};

const eastern = (value: number) => value.toLocaleString('ar-EG');

const coupons = [10, 15, 20].map((value) => ({
  slug: `coupon-${value}`,
  type: 'coupon',
  value,
  name: [`${value}% off`, `خصم ${eastern(value)}٪`] satisfies Text,
  alt: [
    `Walnut board inlaid with a brass star around the number ${value}%`,
    `لوح من خشب الجوز مطعّم بنجمة نحاسية في وسطها ${eastern(value)}٪`,
  ] satisfies Text,
}));

const products = Object.entries(pieces).map(([slug, { name, alt }]) => ({
  slug,
  type: 'product',
  name,
  alt,
}));

async function photograph(slug: string, [left, top, side]: Square): Promise<Buffer> {
  // A tall piece fills its picture: the ground goes on at both sides, until the picture is as wide as high.
  const wide = await sharp(join(servedFolder('products', slug), '960.webp'))
    .extend({ left: 120, right: 120, extendWith: 'mirror' })
    .toBuffer();
  return sharp(wide)
    .extract({ left, top, width: side, height: side })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function serve(slug: string, picture: Buffer) {
  const master = join(masters, `prize-${slug}.png`);
  await sharp(picture).png().toFile(master);
  await encode(master, 'prizes', slug);
}

/** The pictures of what the game gives away, and what the seed needs to know of them. */
export async function makePrizes(): Promise<void> {
  for (const { slug, value } of coupons) await serve(slug, Buffer.from(coupon(value)));
  for (const [slug, { square }] of Object.entries(pieces))
    await serve(slug, await photograph(slug, square));
  const prizes = [];
  for (const prize of [...coupons, ...products])
    prizes.push({ ...prize, picture: await describe('prizes', prize.slug) });
  writeFileSync(join(root, 'db', 'seed', 'prizes.json'), `${JSON.stringify(prizes, null, 2)}\n`);
}
