/** Draws the outline of every product from its model, for the drawings of the shop: `npm run studio:outlines`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '#db/seed/catalog/catalog.ts';
import type { Outline } from '#domain/catalog/outline.ts';
import { productPictures } from './catalogue/products.ts';
import { standingOf } from './catalogue/standing.ts';
import { root, studio } from './files.ts';
import { mainRenderings } from './plan.ts';

const outlineFile = join(root, 'db', 'seed', 'catalog', 'outlines.json');
const asked = process.argv.slice(2);
/** The picture shows it open, the shop names the size of the closed box. */
const closed: Readonly<Record<string, Record<string, string>>> = {
  'lulua-jewel-box': { angle: '0' },
};

const jobs = catalog
  .filter(({ slug }) => asked.length === 0 || asked.includes(slug))
  .map(({ slug, size, specs }) => {
    const { model, options, size: fitted } = mainRenderings.get(slug)!;
    const look = productPictures[slug]!;
    const standing = standingOf(look.piece, size[2]);
    return {
      ...{ name: slug, model, size: fitted, measures: size, standing },
      options: { ...options, ...closed[slug] },
      views: standing === 'flat' ? ['top'] : ['front', 'side'],
      ofSeveral: look.ofSeveral ?? false,
      seat: specs?.seat_height && Number.parseInt(specs.seat_height[0], 10),
    };
  });

const jobFile = join(tmpdir(), `outline-jobs-${process.pid}.json`);
const drawnFile = join(tmpdir(), `outlines-${process.pid}.json`);
writeFileSync(jobFile, JSON.stringify(jobs));
execFileSync(
  'nice',
  ['-n', '5', 'blender', '-b', '--factory-startup', '-t', '1'].concat([
    '-P',
    join(studio, 'kit', 'outlines.py'),
    '--',
    jobFile,
    drawnFile,
  ]),
  { stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
);

type Drawn = Record<string, Pick<Outline, 'front' | 'side' | 'top'>>;
const before = asked.length > 0 ? readFileSync(outlineFile, 'utf8') : '{}';
const drawn = JSON.parse(readFileSync(drawnFile, 'utf8')) as Drawn;
const all = JSON.parse(before) as Record<string, Outline>;
for (const { name, measures, standing, seat } of jobs) {
  const [width, depth, height] = measures;
  all[name] = { size: { width, depth, height }, standing, seat, ...drawn[name] };
}
writeFileSync(outlineFile, `${JSON.stringify(all, null, 1)}\n`);
