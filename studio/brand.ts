/** Draws everything that carries the shop's name or star, the partners' marks and the prizes: `npm run studio:brand`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { khatamPath, rosettePaths } from '#ui/khatam-geometry.ts';
import { svg } from './brand/drawing.ts';
import { makeIcons } from './brand/icons.ts';
import { makeMailHead } from './brand/mail-head.ts';
import { partnerMarks } from './brand/partners.ts';
import { makePrizes } from './brand/prizes.ts';
import { makeSharingCards } from './brand/sharing-card.ts';
import { wordmarkFiles } from './brand/wordmarks.ts';
import { root, say } from './files.ts';

const served = join(root, 'public');

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}

const hairlines = 'fill="none" stroke="currentColor" stroke-linejoin="round"';
const rosette = rosettePaths(120, 120, 118);
const khatam = {
  'khatam-tile.svg': svg(80, 80, `<path d="${khatamPath(40, 40, 40)}"/>`, hairlines),
  'khatam-rosette.svg': svg(
    240,
    240,
    Object.values(rosette)
      .map((path) => `<path d="${path}"/>`)
      .join(''),
    hairlines,
  ),
};

write(join(root, 'src', 'ui', 'styles'), { 'khatam-tile.svg': khatam['khatam-tile.svg'] });
write(join(served, 'brand'), { ...khatam, ...wordmarkFiles });
await makeMailHead(join(served, 'brand'));
say('the star and the word mark');

mkdirSync(join(served, 'icons'), { recursive: true });
await makeIcons(served);
await makeSharingCards(served);
say('icons and sharing cards');

write(
  join(served, 'pictures', 'partners'),
  Object.fromEntries(Object.entries(partnerMarks).map(([slug, mark]) => [`${slug}.svg`, mark])),
);
await makePrizes();
say('partners and prizes');
