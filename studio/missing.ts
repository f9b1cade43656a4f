/** Lists what is not rendered yet, and what has no model of its own: `npm run studio:missing`. */
import { productPictures } from './catalogue/products.ts';
import { say } from './files.ts';
import { isMade, renderings, standIns } from './plan.ts';

const missing = renderings.filter(({ slug }) => !isMade(slug));
for (const { slug, piece, options } of missing) {
  const dressed = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  say(`render   ${slug}: ${[piece, ...dressed].join(' ')}`);
}
for (const slug of standIns) {
  const look = productPictures[slug];
  if (look && 'standIn' in look) say(`model    ${slug}: shown by ${look.standIn} until then`);
}
say(`${missing.length} to render, ${standIns.length} to model, ${renderings.length} planned`);
