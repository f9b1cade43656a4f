import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  copyName,
  findCopy,
  finishedAt,
  firstSegment,
  listCopies,
  removeUnprepared,
} from './backup-copies.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [monday, tuesday] = [new Date('2026-11-16T02:00:05.120Z'), new Date('2026-11-17T02:00:04Z')];

it('lists finished copies alone, oldest first', () => {
  const names = [copyName(tuesday), copyName(monday), 'unfinished-12', 'log'];
  for (const name of names) mkdirSync(join(folder, name));
  expect(listCopies(folder)).toEqual([copyName(monday), copyName(tuesday)]);
});

it('reads from its name when a copy was finished', () => {
  expect(finishedAt(copyName(monday))).toEqual(monday);
});

it('finds the newest copy, and for a moment the newest that was finished before it', () => {
  const names = [copyName(monday), copyName(tuesday)];
  expect(findCopy(names)).toBe(copyName(tuesday));
  expect(findCopy(names, new Date('2026-11-17T03:00:00Z'))).toBe(copyName(tuesday));
  expect(findCopy(names, new Date('2026-11-17T02:00:03Z'))).toBe(copyName(monday));
  expect(findCopy(names, monday)).toBeUndefined();
});

it('reads which file of the log a copy needs first', () => {
  const label = 'START WAL LOCATION: 0/9000028 (file 000000020000000000000009)\nTIMELINE: 2\n';
  writeFileSync(join(folder, 'backup_label'), label);
  expect(firstSegment(folder)).toBe('000000020000000000000009');
});

it('rejects a copy that does not say so', () => {
  writeFileSync(join(folder, 'backup_label'), 'LABEL: other\n');
  expect(() => firstSegment(folder)).toThrow('does not say where its log begins');
});

it('removes from the log what was only being prepared', () => {
  const log = join(folder, 'log');
  for (const [name, size] of [
    ['000000010000000000000001', 64],
    ['000000010000000000000002.partial', 64],
    ['000000010000000000000003.partial', 10],
    ['00000002.history', 5],
  ] as const) {
    writeFileSync(join(log, name), Buffer.alloc(size));
  }
  removeUnprepared(log, 64);
  expect(readdirSync(log).toSorted()).toEqual([
    '000000010000000000000001',
    '000000010000000000000002.partial',
    '00000002.history',
  ]);
});
