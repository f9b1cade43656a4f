import { readFileSync } from 'node:fs';
import type { Area } from '#i18n/areas/area.ts';
import type { Locale } from '#i18n/locale.ts';

type Manifest = Record<string, { file: string }>;

/** Read at the start: a newer build may take its place while this process serves. */
const manifest = readManifest();

function readManifest(): Manifest {
  // The development server has no manifest.
  if (import.meta.env.DEV) return {};
  return JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Manifest;
}

/**
 * The URLs of a language's built messages and of some areas, so that they can be preloaded together
 * with the page's scripts.
 */
export const messageChunkUrls = (locale: Locale, areas: Iterable<Area>): string[] =>
  ['base', ...Array.from(areas, ({ name }) => name)].flatMap((name) => {
    const path = `src/i18n/messages/${locale}/${kebabCase(name)}`;
    const chunk = manifest[`${path}.ts`] ?? manifest[`${path}/index.ts`];
    return chunk ? [`/${chunk.file}`] : [];
  });

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
