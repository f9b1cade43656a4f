import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPdf } from '#domain/uploads/files.ts';
import { createFolderStore } from '#platform/files/folder-store.server.ts';
import { applicationRows, storeCvs } from './application-rows.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cvs-'));
  const store = createFolderStore(folder);
  await storeCvs(store);
  // A demo that is filled again finds its files.
  await storeCvs(store);
});
afterAll(() => rm(folder, { recursive: true }));

const cvFiles = () =>
  applicationRows(new Date())[0]!.rows.map((row) => (row as { cv_file: string }).cv_file);

test('every application has its CV in the store, and the store nothing else', async () => {
  const stored = (await readdir(join(folder, 'careers'))).map((name) => `careers/${name}`);
  expect(stored.toSorted()).toEqual(cvFiles().toSorted());
  expect(stored.length).toBeGreaterThan(7);
});

test('a CV is a PDF whose table finds each of its objects', async () => {
  for (const name of cvFiles()) {
    const bytes = await readFile(join(folder, name));
    const text = bytes.toString('latin1');
    expect(isPdf(bytes)).toBe(true);
    const table = Number(/startxref\n(\d+)/.exec(text)![1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(5);
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text)!;
    expect(stream).toHaveLength(Number(length));
  }
});
