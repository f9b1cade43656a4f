import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { RetiredWord } from '../retired-words.ts';
import { findDuplicateClasses } from './duplicate-classes.ts';
import { findDuplicateExports } from './duplicate-exports.ts';
import { findRetiredWords, textsOfPlainFile, textsOfSource } from './find-retired-words.ts';
import { measureMedians } from './measure-sizes.ts';
import { parseSource, type SourceFile } from './parse-source.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function sources(files: Record<string, string>): SourceFile[] {
  const root = mkdtempSync(join(tmpdir(), 'names-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files).map((path) => parseSource(root, path));
}

describe('duplicate exports', () => {
  const duplicates = (files: Record<string, string>) =>
    findDuplicateExports(sources(files)).map(({ key }) => key);

  test('are names that two files declare, whatever they are', () => {
    const files = {
      'src/a.ts': 'export const price = 1; export type Draft = string; function hidden() {}',
      'src/b.ts': 'export function price() {} type Draft = number; export { type Draft };',
      'src/c.ts': 'function hidden() {} export const { other } = { other: 1 };',
    };
    expect(duplicates(files)).toEqual([
      'exported more than once: price',
      'exported more than once: Draft',
    ]);
  });

  test('are not re-exports, route exports, or messages in the other language', () => {
    const files = {
      'src/price.ts': 'export const price = 1;',
      'src/again.ts': "import { price } from './price.ts'; export { price };",
      'src/index.ts': "export { price } from './price.ts'; export * from './price.ts';",
      'src/web/a.route.tsx': 'export function loader() {} export default function A() {}',
      'src/web/b.route.tsx': 'export function loader() {} export default function B() {}',
      'src/i18n/messages/en/shop.ts': 'export const shop = {};',
      'src/i18n/messages/ar/shop.ts': 'export const shop = {};',
    };
    expect(duplicates(files)).toEqual([]);
  });
});

describe('retired words', () => {
  const words: RetiredWord[] = [
    { word: 'kept', use: 'cached', where: 'everywhere' },
    { word: 'say', use: 'report', where: 'names' },
    { word: 'found', use: 'result', where: 'whole name', except: /^FOUND$/ },
    { word: 'way on', use: 'next step', where: 'everywhere' },
  ];
  function retired(text: string, path = 'src/a.ts'): string[] {
    const [file] = sources({ [path]: text });
    return findRetiredWords(textsOfSource(file!), words).map(({ key }) => key.split('"')[1]!);
  }

  test.each([
    ['a variable', 'const keptPage = 1;'],
    ['a constant', 'const KEPT_PAGES = 1;'],
    ['a parameter in a pattern', 'function f({ a: [kept, ...rest] = [] }) {}'],
    ['a member of a type', 'type Page = { isKept: boolean };'],
    ['a key of an object', 'f({ kept: 1 });'],
    ['a comment', '// Is kept for a minute.'],
    ['the title of a test', "test.each([1])('a page is kept', () => {});"],
  ])('are found in %s', (_, text) => {
    expect(retired(text)).toEqual(['kept']);
  });

  test.each([
    ['strings', "const label = 'kept'; const other = `kept`;"],
    ['uses of what others declare', 'page.kept(); const { kept: cached } = page;'],
    ['longer words', 'const unkeptness = 1; const foundation = 1;'],
  ])('are not looked for in %s', (_, text) => {
    expect(retired(text)).toEqual([]);
  });

  test('may be fine in prose, or as a part of a longer name', () => {
    expect(retired('// Say what was found.\nconst foundRows = 1; const FOUND = 1;')).toEqual([]);
    expect(retired('const found = 1; const sayIt = 1;')).toEqual(['say', 'found']);
  });

  test('may be two words, in a name, a comment or the name of the file', () => {
    expect(retired('const wayOn = 1;')).toEqual(['way on']);
    expect(retired('', 'src/way-on.test.ts')).toEqual(['way on']);
    expect(retired('// The way on.')).toEqual(['way on']);
  });

  test('are found in comments of SQL, whose names are stored names', () => {
    const file = textsOfPlainFile('db/a.sql', 'create table kept ();\n-- Rows are kept.\n');
    expect(findRetiredWords(file, words)).toEqual([
      { key: 'db/a.sql: "kept"', detail: 'use cached (line 2)', files: ['db/a.sql'] },
    ]);
  });
});

test('medians count files and named functions', () => {
  const files = sources({
    'src/a.ts': 'function one() {}\n\nconst three = () => {\n  return 1;\n};\n',
    'src/b.ts': 'class A {\n  four() {\n    f(() => 1);\n    f();\n  }\n}\n',
    'src/c.ts': '\n'.repeat(9),
  });
  expect(measureMedians(files)).toEqual({ file: 5, function: 3 });
});

describe('duplicate classes', () => {
  const sheet = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
  const rule = ['{', '    color: red;', '  }'];

  test('are those that two style sheets define, in a layer or outside of one', () => {
    const files = [
      sheet('a.css', '@layer components {', `  .option ${rule.join('\n')}`, '}'),
      sheet('b.css', '.option {', '  color: green;', '}'),
    ];
    expect(findDuplicateClasses(files)).toEqual([
      {
        key: 'class defined in more than one style sheet: .option',
        detail: 'a.css, b.css',
        files: ['a.css', 'b.css'],
      },
    ]);
  });

  test('are not those that a style sheet only changes inside of its own', () => {
    const files = [
      sheet('a.css', '@layer components {', `  .chip ${rule.join('\n')}`, '}'),
      sheet('b.css', '.fit {', `  .chip ${rule.join('\n')}`, '}'),
      sheet('c.css', '@layer components {', `  .fit .chip ${rule.join('\n')}`, '}'),
    ];
    expect(findDuplicateClasses(files)).toEqual([]);
  });
});
