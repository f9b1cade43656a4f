/** Lists what is not rendered yet, or no longer as it should look: `npm run studio:missing`. */
import { say } from './files.ts';
import { isMade } from './made.ts';
import { jobs } from './plan.ts';

const missing = jobs.filter((wanted) => !isMade(wanted));
for (const { name, model, options, view } of missing) {
  const dressed = Object.entries({ ...options, ...view }).map(([key, value]) => `${key}=${value}`);
  say(`${name}: ${[model, ...dressed].join(' ')}`);
}
say(`${missing.length} to render, ${jobs.length} planned`);
