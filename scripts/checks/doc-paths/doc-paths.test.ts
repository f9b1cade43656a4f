import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrokenReferences } from './find-broken-references.ts';

const root = mkdtempSync(join(tmpdir(), 'doc-paths-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'src/web/shared'), { recursive: true });
mkdirSync(join(root, 'docs/decisions'), { recursive: true });
writeFileSync(join(root, 'src/web/shared/header.tsx'), '');
writeFileSync(join(root, 'docs/decisions/0001-one.md'), '');
const scripts = { test: '', start: '', verify: '', 'db:types': '' };
writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts }));

const broken = (text: string, document = 'README.md') => findBrokenReferences(root, document, text);

test.each([
  'See `src/web/shared/header.tsx`, `web/shared`, `header.tsx` and `*.tsx`.',
  '`src/{web,ui}/shared/x.tsx` and `docs/decisions/NNNN-one.md`',
  '[one](docs/decisions/0001-one.md) and [home](https://example.com)',
  'Run `npm run db:types`, `npm test`, `npm run verify -- x` or `db:types`.',
  'Addresses such as `/shop` and types such as `text/plain` are no paths.',
  '```\nsrc/gone.ts `src/gone.ts`\n```',
])('a document may name what exists: %s', (text) => {
  expect(broken(text)).toEqual([]);
});

test.each([
  ['Text\n`src/web/gone.ts`', 'README.md:2: src/web/gone.ts does not exist'],
  ['`gone.server.ts`', 'README.md:1: gone.server.ts does not exist'],
  ['[gone](docs/gone.md)', 'README.md:1: docs/gone.md does not exist'],
  ['`npm run gone`', 'README.md:1: gone does not exist'],
  ['`db:gone`', 'README.md:1: db:gone does not exist'],
])('a document may not name what is gone: %s', (text, sentence) => {
  expect(broken(text)).toEqual([sentence]);
});

test('links are relative to the document, and superseded decisions may be out of date', () => {
  const document = 'docs/decisions/0002-two.md';
  expect(broken('[one](0001-one.md)', document)).toEqual([]);
  expect(broken('Superseded by 3.\n\n`src/gone.ts`', document)).toEqual([]);
});
