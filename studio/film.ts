/** Encodes the film of the home page, there and back so that it loops without a jump: `npm run studio:film`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filmFolder, masters, say } from './files.ts';

const thereAndBack =
  '[0]split[a][b];[b]reverse,trim=start_frame=1,setpts=PTS-STARTPTS[c];[a][c]concat,format=yuv420p';

const encodings = {
  'hero.av1.webm': [
    '-c:v',
    'libsvtav1',
    '-crf',
    '42',
    '-preset',
    '6',
    '-g',
    '120',
    '-svtav1-params',
    'lp=1',
  ],
  'hero.vp9.webm': ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-cpu-used', '2'],
  'hero.mp4': ['-c:v', 'libx264', '-crf', '27', '-preset', 'slower', '-movflags', '+faststart'],
};

mkdirSync(filmFolder, { recursive: true });
for (const [file, encoding] of Object.entries(encodings)) {
  const { status } = spawnSync(
    'nice',
    [
      '-n',
      '19',
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-i',
      join(masters, 'film-hero.mp4'),
      '-an',
      '-threads',
      '1',
    ]
      .concat(['-filter_complex', thereAndBack, '-map_metadata', '-1', ...encoding])
      .concat(join(filmFolder, file)),
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make ${file}`);
  say(file);
}
