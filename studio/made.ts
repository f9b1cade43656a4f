import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productPictures } from './catalogue/products.ts';
import { isServed, masterOf, studio } from './files.ts';
import { fingerprint, mainRenderings, type Rendering } from './plan.ts';

const record = join(studio, 'made.json');
const readRecord = () => JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;

/** Remembers how a picture was made, so that a changed look is noticed. */
export function remember(made: Rendering): void {
  const entries = Object.entries({ ...readRecord(), [made.name]: fingerprint(made) });
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether a picture exists and still shows what the catalogue asks for. */
export const isMade = (wanted: Rendering): boolean =>
  (isServed('products', wanted.name) || masterOf(wanted.name) !== undefined) &&
  readRecord()[wanted.name] === fingerprint(wanted);

const isShown = ({ name }: Rendering) => isServed('products', name);

/** The main picture of a product; until it is rendered, that of another product of the same model. */
export function mainPicture(slug: string): Rendering {
  const look = productPictures[slug];
  if (!look) throw new Error(`No picture is planned for ${slug}: add it to catalogue/products.ts`);
  const shown = 'standIn' in look ? look.standIn : slug;
  const own = mainRenderings.find(({ name }) => name === shown);
  if (own && isShown(own)) return own;
  const other = mainRenderings.find((made) => made.piece === own?.piece && isShown(made));
  if (!other) throw new Error(`No picture of ${slug} is served yet`);
  return other;
}
