/** Lists what is not rendered yet, and what has no model of its own: `npm run studio:missing`. */
import { productPictures } from './catalogue/products.ts';
import { say } from './files.ts';
import { isMade } from './made.ts';
import { renderings } from './plan.ts';

const missing = renderings.filter((wanted) => !isMade(wanted));
for (const { name, piece, options, view } of missing) {
  const dressed = Object.entries({ ...options, ...view }).map(([key, value]) => `${key}=${value}`);
  say(`render   ${name}: ${[piece, ...dressed].join(' ')}`);
}
const standIns = Object.entries(productPictures).flatMap(([slug, look]) =>
  'standIn' in look ? [`model    ${slug}: shown by ${look.standIn} until then`] : [],
);
for (const line of standIns) say(line);
say(`${missing.length} to render, ${standIns.length} to model, ${renderings.length} planned`);
