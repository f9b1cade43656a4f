/** Plays the score of the game and writes each sound as Ogg, MP3 and WAV: `npm run studio:sounds`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './files.ts';
import { RATE, type Sound } from './sounds/instruments.ts';
import { sounds } from './sounds/score.ts';

const folder = join(root, 'public', 'sounds');

const encodings = {
  ogg: ['-c:a', 'libvorbis', '-q:a', '3'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k'],
  wav: ['-c:a', 'pcm_s16le', '-ar', '22050'],
};

function encode(sound: Sound, file: string, encoding: readonly string[]): void {
  const samples = Buffer.from(Float32Array.from(sound).buffer);
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  // Without the encoder's name and a random stream number the same sound is the same file.
  const still = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const { status } = spawnSync(
    'nice',
    ['ffmpeg', '-v', 'error', '-y', ...input, ...still, ...encoding, file],
    { input: samples, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

mkdirSync(folder, { recursive: true });
for (const [name, sound] of Object.entries(sounds)) {
  for (const [type, encoding] of Object.entries(encodings))
    encode(sound, join(folder, `${name}.${type}`), encoding);
  say(`${name}: ${(sound.length / RATE).toFixed(2)} s`);
}
