/** Makes 3D models of the largest pieces, to see them in one's room: `npm run studio:models [slug …]`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog, type CatalogProduct } from '#db/seed/catalog/catalog.ts';
import { modelledSlugs } from '#db/seed/catalog/shape-rows.ts';
import { root, studio } from './files.ts';
import { mainRenderings } from './plan.ts';

const asked = process.argv.slice(2);
const folder = join(root, 'public', 'models');
mkdirSync(folder, { recursive: true });

const toJob = ({ slug, size }: CatalogProduct) => {
  const { model, options, size: fitted } = mainRenderings.get(slug)!;
  return { name: slug, model, options, size: fitted, measures: size };
};
const wanted = asked.length > 0 ? asked : modelledSlugs;
const jobs = catalog.filter(({ slug }) => wanted.includes(slug)).map(toJob);
const jobFile = join(tmpdir(), `model-jobs-${process.pid}.json`);
writeFileSync(jobFile, JSON.stringify(jobs));
execFileSync(
  'nice',
  ['-n', '5', 'blender', '-b', '--factory-startup', '-t', '1'].concat([
    ...['-P', join(studio, 'kit', 'models.py'), '--', jobFile, folder],
  ]),
  { stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
);
