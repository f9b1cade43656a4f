/** Renders what is missing, one after another, out of the way of other work: `npm run studio:render [slug …]`. */
import { spawnSync } from 'node:child_process';
import { masters, say, studio } from './files.ts';
import { isMade, type Rendering, renderings } from './plan.ts';

const asked = process.argv.slice(2);
const threads = process.env.STUDIO_THREADS ?? '1';
const queue = renderings.filter(({ slug }) =>
  asked.length > 0 ? asked.includes(slug) : !isMade(slug),
);

/** Debian's Blender and its Python packages belong to the system's Python, not to another in the path. */
function render({ slug, piece, options, size }: Rendering): boolean {
  const settings = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  const { status } = spawnSync(
    'nice',
    ['-n', '19', '/usr/bin/python3', '-m', 'kit.render', piece, '--name', slug, '--out', masters]
      .concat(['--threads', threads], size ? ['--fit', size.join('x')] : [])
      .concat(settings.length > 0 ? ['--set', ...settings] : []),
    { cwd: studio, stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  return status === 0;
}

let failed = 0;
for (const [done, rendering] of queue.entries()) {
  say(`${done + 1} of ${queue.length}: ${rendering.slug}`);
  if (!render(rendering)) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
