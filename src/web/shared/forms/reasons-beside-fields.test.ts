import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..');

/** Of the whole element or object in which it is set. */
const around = 400;

it('names the reason of every control that is marked as invalid', () => {
  const files = readdirSync(src, { recursive: true })
    .map((file) => String(file))
    .filter((file) => file.endsWith('.tsx'));
  const marks = files.flatMap((file) => {
    const source = readFileSync(join(src, file), 'utf8');
    return [...source.matchAll(/'?aria-invalid'?(=|: )(?!"true")/g)].map(({ index }) => ({
      file,
      near: source.slice(Math.max(0, index - around), index + around),
    }));
  });
  expect(marks.length).toBeGreaterThan(8);
  const unexplained = marks.filter(({ near }) => !near.includes('aria-describedby'));
  expect(unexplained.map(({ file }) => file)).toEqual([]);
});
