import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { replaceBuild } from './replace-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fustat-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const next = () => join(folder, '.next-1');
const has = (path: string) => existsSync(join(folder, path));
const text = (path: string) => readFileSync(join(folder, path), 'utf8');

function write(root: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

const filesOf = (name: string) => ({
  [`client/assets/app-${name}.js`]: name,
  [`server/assets/page-${name}.js`]: name,
  'client/sw.js': name,
  'server/index.js': name,
  '.sources': name,
});

function replaceBy(name: string, more: Record<string, string> = {}): void {
  write(next(), { ...filesOf(name), ...more });
  replaceBuild(next(), folder);
}

it('a new build takes the place of the old one, whose hashed files stay', () => {
  replaceBy('one', { 'client/pictures/withdrawn.webp': '' });
  replaceBy('two');
  for (const name of ['one', 'two']) {
    expect(text(`client/assets/app-${name}.js`)).toBe(name);
    expect(text(`server/assets/page-${name}.js`)).toBe(name);
  }
  for (const path of ['client/sw.js', 'server/index.js', '.sources'])
    expect(text(path)).toBe('two');
  expect(has('client/pictures/withdrawn.webp')).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['.builds.json', '.sources', 'client', 'server']);
});

it('hashed files stay for five builds, and those of the same build twice count once', () => {
  for (const name of ['1', '2', '3', '4', '5', '6', '6', '5', '6']) replaceBy(name);
  expect(has('client/assets/app-1.js')).toBe(true);
  replaceBy('7');
  expect([1, 2, 3].map((name) => has(`client/assets/app-${name}.js`))).toEqual([false, true, true]);
});

it('a build without a record, as of an older version, is kept as one', () => {
  write(folder, filesOf('old'));
  replaceBy('new');
  expect([has('client/assets/app-old.js'), text('server/index.js')]).toEqual([true, 'new']);
});

it('an interrupted replacement leaves every hashed file and counts as not built', () => {
  replaceBy('one');
  const { 'client/sw.js': _, ...files } = filesOf('two');
  write(next(), { ...files, 'client/sw.js/not-a-file': '' });
  expect(() => replaceBuild(next(), folder)).toThrow(/sw\.js/);
  expect(text('server/index.js')).toBe('one');
  expect(['one', 'two'].every((name) => has(`client/assets/app-${name}.js`))).toBe(true);
  expect(has('.sources')).toBe(false);
});

it('the lock of a killed process does not stop a replacement', () => {
  mkdirSync(join(folder, '.replacing'));
  utimesSync(join(folder, '.replacing'), 0, 0);
  replaceBy('one');
  expect(text('.sources')).toBe('one');
});
