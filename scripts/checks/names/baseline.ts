import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offender } from './offender.ts';

/** Offenders that are known and still to be renamed, one key a line. It may only shrink. */
const file = join(import.meta.dirname, 'baseline.txt');

export function readBaseline(): Set<string> {
  if (!existsSync(file)) return new Set();
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

export function writeBaseline(offenders: readonly Offender[]): void {
  const keys = offenders.map(({ key }) => key).toSorted();
  if (keys.length > 0) writeFileSync(file, `${keys.join('\n')}\n`);
  else rmSync(file, { force: true });
}

/** What is new, and what is recorded although it is fixed. */
export function compareWithBaseline(
  offenders: readonly Offender[],
  baseline: ReadonlySet<string>,
): { added: Offender[]; fixed: string[] } {
  const keys = new Set(offenders.map(({ key }) => key));
  return {
    added: offenders.filter(({ key }) => !baseline.has(key)),
    fixed: [...baseline].filter((key) => !keys.has(key)),
  };
}
