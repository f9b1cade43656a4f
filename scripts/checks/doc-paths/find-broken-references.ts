import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readReferences, type Reference } from './read-references.ts';

/** One sentence per path or npm script that a document names and that does not exist. */
export function findBrokenReferences(root: string, document: string, text: string): string[] {
  if (/^(status: *)?superseded by/im.test(text)) return [];
  return readReferences(text)
    .filter((reference) => !isThere(root, document, reference))
    .map(({ name, line }) => `${document}:${line}: ${name} does not exist`);
}

function isThere(root: string, document: string, { kind, name }: Reference): boolean {
  if (kind === 'link') return existsSync(join(root, posix.dirname(document), name));
  if (kind === 'script') return name in npmScripts(root);
  if (!name.includes('/')) return matches(root, `{src,db,scripts,tests,bench}/**/${name}`, name);
  const folder = posix.dirname(document);
  return matches(root, name, `src/${name}`, posix.join(folder, name));
}

/** Placeholders such as NNNN_topic, … or `name.sql` stand for any name. */
function matches(root: string, ...patterns: string[]): boolean {
  return patterns.some((pattern) => {
    const glob = pattern
      .replaceAll(/NNNN_topic|NNNN|…|(?<=^|\/)(x|name)(?=\.)/g, '*')
      .replace(/\/$/, '');
    return globSync(glob, { cwd: root }).length > 0;
  });
}

function npmScripts(root: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
}
