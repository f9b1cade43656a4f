/** Renders what is missing, one after another, out of the way of other work: `npm run studio:render [name …]`. */
import { spawnSync } from 'node:child_process';
import { masters, say, studio } from './files.ts';
import { isMade, remember } from './made.ts';
import type { Job } from './job.ts';
import { jobs } from './plan.ts';

const asked = process.argv.slice(2);
const threads = process.env.STUDIO_THREADS ?? '1';
const queue = jobs.filter((wanted) =>
  asked.length > 0 ? asked.includes(wanted.name) : !isMade(wanted),
);

const settings = (flag: string, values: Readonly<Record<string, string>>): string[] => {
  const pairs = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return pairs.length > 0 ? [flag, ...pairs] : [];
};

/** Debian's Blender and its Python packages belong to the system's Python, not to another in the path. */
function render({ name, model, options, size, view, frame, samples }: Job): boolean {
  const { status } = spawnSync(
    'nice',
    ['-n', '19', '/usr/bin/python3', '-m', 'kit.render', model, '--name', name, '--out', masters]
      .concat(['--threads', threads], size ? ['--fit', size.join('x')] : [])
      .concat(frame ? ['--size', frame.join('x')] : [], samples ? ['--samples', `${samples}`] : [])
      .concat(settings('--set', options), settings('--view', view)),
    { cwd: studio, stdio: 'inherit', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  return status === 0;
}

let failed = 0;
for (const [done, wanted] of queue.entries()) {
  say(`${done + 1} of ${queue.length}: ${wanted.name}`);
  if (render(wanted)) remember(wanted);
  else failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
