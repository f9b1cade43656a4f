import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseSource } from '../names/parse-source.ts';
import { listFiles } from '../source-files.ts';
import { collectLogFields } from './collect-log-fields.ts';

/** Written by the logger itself. */
const ofEachLine = ['level', 'time', 'msg'];

function fieldsIn(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'log-fields-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'lines.ts'), text);
  return collectLogFields(parseSource(folder, 'lines.ts'));
}

test.each([
  [`log.warn({ err: error, left }, 'failed')`, ['err', 'left']],
  [`log[levels[level]]({ job, ...(err ? { err } : {}) }, message)`, ['job', 'err']],
  [`requestLog(context).error({ 'code': 1 }, 'failed')`, ['code']],
  [`log.child({ requestId })`, ['requestId']],
  [`log.info('started'); console.log({ size }); other.warn({ size })`, []],
])('fields are found in %s', (text, fields) => {
  expect(fieldsIn(text)).toEqual(fields);
});

test('fields that cannot be seen in the call are an error', () => {
  expect(() => fieldsIn('log.warn(details)')).toThrow('lines.ts:1: name the fields');
});

test('ops/README.md explains every field of the log, and no other', () => {
  const sources = ['src', 'scripts'].flatMap((folder) =>
    listFiles('.', folder, /(?<!\.test)\.tsx?$/),
  );
  const files = sources.filter((path) => /\blog\b|requestLog/.test(readFileSync(path, 'utf8')));
  const written = files.flatMap((path) => collectLogFields(parseSource('.', path)));
  const [, section] = readFileSync('ops/README.md', 'utf8').split('### Fields of the log\n');
  const rows = section!.split(/^#/m, 1)[0]!.match(/^\| `.*$/gm) ?? [];
  const explained = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  expect(explained.toSorted()).toEqual([...new Set([...ofEachLine, ...written])].toSorted());
});
