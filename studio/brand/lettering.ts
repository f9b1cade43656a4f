import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, studio } from '../files.ts';

const faces = {
  fraunces: 'fraunces/files/fraunces-latin-wght-normal',
  frauncesFull: 'fraunces/files/fraunces-latin-full-normal',
  frauncesItalic: 'fraunces/files/fraunces-latin-full-italic',
  elMessiri: 'el-messiri/files/el-messiri-arabic-wght-normal',
  alexandria: 'alexandria/files/alexandria-latin-wght-normal',
};

type Word = {
  face: keyof typeof faces;
  axes: Record<string, number>;
  text: string;
  /** Thousandths of an em between letters; never in Arabic, whose letters join. */
  tracking?: number;
  /** The script's own unless told: numbers run from the left in Arabic too. */
  direction?: 'ltr';
};

/** An outlined word: a thousand units to the em, y downwards, the baseline at 0. */
export type Letters = {
  path: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
};

/** Debian's fontTools belongs to the system's Python. */
export function letter<Name extends string>(words: Record<Name, Word>): Record<Name, Letters> {
  const asked = Object.entries<Word>(words).map(([name, { face, ...word }]) => [
    name,
    { ...word, font: `node_modules/@fontsource-variable/${faces[face]}.woff2` },
  ]);
  const { status, stdout, stderr } = spawnSync(
    '/usr/bin/python3',
    [join(studio, 'brand', 'lettering.py')],
    { cwd: root, input: JSON.stringify(Object.fromEntries(asked)), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The words could not be outlined: ${stderr}`);
  return JSON.parse(stdout) as Record<Name, Letters>;
}
