import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from './messages/en/index.ts';

const source = join(import.meta.dirname, '..');

function sourceText(): string {
  return readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('i18n/messages/'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
}

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isPlural = (node: object) => Object.keys(node).every((form) => pluralForms.has(form));

/** A plural counts as one key. */
function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    const full = path ? `${path}.${key}` : key;
    const isLeaf = typeof child === 'string' || isPlural(child as object);
    return isLeaf ? [full] : keysOf(child as object, full);
  });
}

it('has no message that no page uses', () => {
  const text = sourceText();
  const literal = new Set(
    [...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key),
  );
  const patterns = [...text.matchAll(/`((?:[\w-]+\.)+[^`]*\$\{[^`]*)`/g)].map(
    ([, template]) =>
      new RegExp(`^${template!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const unused = keysOf(en).filter(
    (key) => !literal.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused.filter((key) => key.includes('.')).join('\n')).toBe('');
});
