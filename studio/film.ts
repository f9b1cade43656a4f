/** Encodes the film of the home page, and renders it first where that has not been done: `npm run studio:film`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filmFolder, masters, say, studio } from './files.ts';
import { remember } from './made.ts';
import { jobs } from './plan.ts';

const master = join(masters, 'film-hero.mp4');

const encodings = {
  'hero.av1.webm': '-c:v libsvtav1 -crf 50 -preset 6 -svtav1-params lp=1',
  'hero.vp9.webm': '-c:v libvpx-vp9 -crf 40 -b:v 0 -cpu-used 2',
  'hero.mp4': '-c:v libx264 -crf 31 -preset slower -movflags +faststart',
};

function run(what: string, command: readonly string[]) {
  const { status } = spawnSync('nice', ['-n', '19', ...command], {
    cwd: studio,
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(`Could not make ${what}`);
  say(what);
}

if (!existsSync(master)) {
  run('film-hero.mp4', ['/usr/bin/python3', '-m', 'kit.film', '--out', masters]);
  // The same render is the film's poster.
  jobs.filter(({ name }) => name === 'scene-hero_arch').forEach(remember);
}

mkdirSync(filmFolder, { recursive: true });
for (const [file, encoding] of Object.entries(encodings))
  run(file, [
    ...['ffmpeg', '-v', 'error', '-y', '-i', master, '-an', '-threads', '1'],
    ...['-map_metadata', '-1', '-pix_fmt', 'yuv420p', '-g', '120'],
    ...encoding.split(' '),
    join(filmFolder, file),
  ]);
