import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listFiles } from '../source-files.ts';

export type Import =
  | { kind: 'file'; path: string; line: number }
  | { kind: 'package'; name: string; line: number }
  | { kind: 'missing'; specifier: string; line: number };

/** Every source file of the project with what it imports, by path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const sourceFile = /\.(ts|tsx|mjs)$/;

export function readImportGraph(root: string): ImportGraph {
  const aliases = readAliases(root);
  const files = listFiles(root, '', sourceFile);
  return new Map(files.map((file) => [file, importsOf(root, file, aliases)]));
}

function importsOf(root: string, file: string, aliases: Aliases): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return readSpecifiers(file, text)
    .filter(({ specifier }) => !isGenerated(specifier))
    .map(({ specifier, start }) => {
      const line = text.slice(0, start).split('\n').length;
      return resolve(root, file, specifier, line, aliases);
    });
}

/** Static, dynamic and re-exported, `import type` and `import('…').Type` alike. */
function readSpecifiers(file: string, text: string): { specifier: string; start: number }[] {
  const specifiers: { specifier: string; start: number }[] = [];
  const add = (source: { start: number } | null) => {
    if (source && 'value' in source && typeof source.value === 'string') {
      specifiers.push({ specifier: source.value, start: source.start });
    }
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return specifiers;
}

/** React Router writes route types outside the tree; the bundler invents virtual modules. */
function isGenerated(specifier: string): boolean {
  return /^\.\.?\/\+types\//.test(specifier) || specifier.startsWith('virtual:');
}

function resolve(
  root: string,
  from: string,
  specifier: string,
  line: number,
  aliases: Aliases,
): Import {
  const bare = specifier.replace(/\?.*$/, '');
  const path = bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : aliases(bare);
  if (!path) return { kind: 'package', name: packageName(bare), line };
  return existsSync(join(root, path))
    ? { kind: 'file', path, line }
    : { kind: 'missing', specifier, line };
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

type Aliases = (specifier: string) => string | undefined;

/** The "imports" of package.json, most specific first, as Node resolves them. */
function readAliases(root: string): Aliases {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.entries<string>(manifest.imports ?? {})
    .map(([pattern, target]) => ({ prefix: pattern.replace(/\*$/, ''), target }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return (specifier) => {
    const entry = entries.find(({ prefix }) => specifier.startsWith(prefix));
    return (
      entry && posix.normalize(entry.target.replace('*', specifier.slice(entry.prefix.length)))
    );
  };
}
