import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isServed, masterOf, studio } from './files.ts';
import type { Job } from './job.ts';
import { fingerprint } from './plan.ts';

const record = join(studio, 'made.json');
const readRecord = () => JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;

/** Remembers how a picture was made, so that a changed look is noticed. */
export function remember(made: Job): void {
  const entries = Object.entries({ ...readRecord(), [made.name]: fingerprint(made) });
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether a picture exists and still shows what the catalogue asks for. */
export const isMade = (wanted: Job): boolean =>
  (isServed('products', wanted.name) ||
    masterOf(wanted.name) !== undefined ||
    // Of a room only parts are served; the record alone tells that it was rendered.
    wanted.frame !== undefined) &&
  readRecord()[wanted.name] === fingerprint(wanted);
