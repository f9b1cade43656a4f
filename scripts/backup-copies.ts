import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const prefix = 'base-';

/** Where a copy is made. One that is not finished is never restored. */
export const unfinishedCopy = 'unfinished';

/**
 * Copies are named by the moment at which they were finished, because a copy cannot be restored to a
 * moment before that.
 */
export const copyName = (finished: Date): string =>
  prefix + finished.toISOString().replaceAll(/[:.]/g, '');

/** Names of finished copies, oldest first. */
export function listCopies(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .toSorted();
}

/** The newest copy, or the newest that was finished before a moment. */
export function findCopy(names: readonly string[], until?: Date): string | undefined {
  return names.findLast((name) => !until || name < copyName(until));
}

export function finishedAt(name: string): Date {
  const text = name.slice(prefix.length);
  return new Date(text.replace(/T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
}

/** The first file of the log that a copy needs. */
export function firstSegment(copy: string): string {
  const label = readFileSync(join(copy, 'backup_label'), 'utf8');
  const segment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (!segment) throw new Error(`${copy}/backup_label does not say where its log begins.`);
  return segment;
}

/**
 * Removes the file that a killed follower was only preparing: pg_receivewal fills it with zeros before
 * it writes to it, and does not start on one of another size.
 */
export function removeUnprepared(log: string, segmentBytes: number): void {
  for (const name of readdirSync(log).filter((each) => each.endsWith('.partial'))) {
    const file = join(log, name);
    if (statSync(file).size < segmentBytes) rmSync(file);
  }
}
