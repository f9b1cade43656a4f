import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readImportGraph } from './imports.ts';
import { findViolations } from './find-violations.ts';
import { rules } from './rules.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Violations in a small project written to disk, by the rules of this one. */
function violationsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(root);
  const imports = { '#db/*': './db/*', '#tests/*': './tests/*', '#*': './src/*' };
  const all = { 'package.json': JSON.stringify({ imports }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findViolations(readImportGraph(root), rules);
}

const money = { 'src/domain/money.ts': 'export type Money = string; export const zero = "0";' };

describe('import boundaries', () => {
  test('let every layer import the one below, through the alias', () => {
    const files = {
      ...money,
      'src/services/cart.server.ts': "import { zero } from '#domain/money.ts'; export { zero };",
      'src/web/storefront/cart.route.tsx':
        "import type { Route } from './+types/cart.route'; import '#services/cart.server.ts';",
      'src/domain/money.test.ts': "import 'vitest'; import 'fast-check'; import './money.ts';",
    };
    expect(violationsIn(files)).toEqual([]);
  });

  test.each([
    ['an import', "import { zero } from '#domain/money.ts';"],
    ['a type-only import', "import type { Money } from '#domain/money.ts';"],
    ['an inline type', "type Money = import('#domain/money.ts').Money;"],
    ['a dynamic import', "const module = await import('#domain/money.ts');"],
    ['a re-export', "export * from '#domain/money.ts';"],
    ['a type-only re-export', "export type { Money } from '#domain/money.ts';"],
    ['a relative path', "import { zero } from '../domain/money.ts';"],
  ])('forbid looking sideways or up by %s', (_, line) => {
    expect(violationsIn({ ...money, 'src/ui/price.tsx': line })).toEqual([
      'src/ui/price.tsx:1: src/ui may not import src/domain (src/domain/money.ts)',
    ]);
  });

  test('keep packages and Node itself out of the domain', () => {
    const lines = "import 'zod';\nimport 'kysely';\nimport 'node:fs';\nimport '@scope/x/y';";
    expect(violationsIn({ 'src/domain/order.ts': lines })).toEqual([
      'src/domain/order.ts:2: src/domain may not import kysely',
      'src/domain/order.ts:3: src/domain may not import node:fs',
      'src/domain/order.ts:4: src/domain may not import @scope/x',
    ]);
  });

  test('forbid a cycle, even one made of types', () => {
    const files = {
      'src/domain/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'src/domain/b.ts': "import type { A } from './a.ts'; export type B = A;",
    };
    expect(violationsIn(files)).toEqual([
      'cycle: src/domain/a.ts → src/domain/b.ts → src/domain/a.ts',
    ]);
  });

  test('forbid a new folder until the rules name it', () => {
    const files = { 'src/helpers/x.ts': '', 'lib/y.ts': '', 'src/web/blog/z.tsx': '' };
    expect(violationsIn(files)).toEqual([
      'lib/y.ts: belongs to no area, name its folder in the rules first',
      'src/helpers/x.ts: belongs to no area, name its folder in the rules first',
      'src/web/blog/z.tsx: src/web/blog is not a known folder of src/web, name it in the rules first',
    ]);
  });

  test('let siblings meet in shared only', () => {
    const files = {
      'src/web/shared/header.tsx': '',
      'src/web/admin/shell.tsx': "import '../shared/header.tsx';",
      'src/web/account/menu.tsx': "import '#web/admin/shell.tsx';",
      'src/web/shared/footer.tsx': "import '../admin/shell.tsx';",
    };
    expect(violationsIn(files)).toEqual([
      'src/web/account/menu.tsx:1: src/web/account may not import src/web/admin/shell.tsx, siblings meet in src/web/shared',
      'src/web/shared/footer.tsx:1: src/web/shared may not import src/web/admin/shell.tsx, siblings meet in src/web/shared',
    ]);
  });

  test('keep the connection pool inside its folder', () => {
    const files = {
      'src/platform/database/pool.server.ts': '',
      'src/platform/database/run-as.server.ts': "import './pool.server.ts';",
      'src/services/orders.server.ts': "import '#platform/database/pool.server.ts';",
    };
    expect(violationsIn(files)).toEqual([
      'src/services/orders.server.ts:1: src/platform/database/pool.server.ts is private to its folder',
    ]);
  });

  test('keep acceptance tests free of the source, and name what does not exist', () => {
    const files = {
      ...money,
      'tests/acceptance/shop.test.ts': "import '#domain/money.ts';\nimport './gone.ts';",
    };
    expect(violationsIn(files)).toEqual([
      'tests/acceptance/shop.test.ts:1: tests/acceptance may not import src/domain (src/domain/money.ts)',
      'tests/acceptance/shop.test.ts:2: ./gone.ts does not exist',
    ]);
  });
});
