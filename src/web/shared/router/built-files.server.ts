import { readFileSync } from 'node:fs';
import type { Area } from '#i18n/areas/area.ts';
import type { Locale } from '#i18n/locale.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** By source file. Read at the start: a newer build may take its place while this process serves. */
const manifest = readManifest();

function readManifest(): Record<string, Chunk> {
  // The development server has no manifest.
  if (import.meta.env.DEV) return {};
  return JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
}

/**
 * The URLs of a language's built messages and of some areas, so that they can be preloaded together
 * with the page's scripts.
 */
export const messageScripts = (locale: Locale, areas: Iterable<Area>): string[] =>
  ['base', ...Array.from(areas, ({ name }) => name)].flatMap((name) => {
    const path = `src/i18n/messages/${locale}/${kebabCase(name)}`;
    const chunk = manifest[`${path}.ts`] ?? manifest[`${path}/index.ts`];
    return chunk ? [`/${chunk.file}`] : [];
  });

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const styles = new Map<string, readonly string[]>();

/** The URLs of all style sheets that a source file needs, those of what it imports first. */
export function stylesOfSource(source: string): readonly string[] {
  let found = styles.get(source);
  if (!found) styles.set(source, (found = [...new Set(collectStyles(source, new Set()))]));
  return found;
}

function collectStyles(key: string, seen: Set<string>): string[] {
  if (seen.has(key) || import.meta.env.DEV) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no script of ${key}.`);
  const imported = (chunk.imports ?? []).flatMap((each) => collectStyles(each, seen));
  return [...imported, ...(chunk.css ?? []).map((file) => `/${file}`)];
}
