import { readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locale.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Read at the start: a newer build may take its place while this process serves. */
const manifest = readManifest();

function readManifest(): Manifest {
  // The development server has no manifest.
  if (import.meta.env.DEV) return {};
  return JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Manifest;
}

/**
 * The URL of a language's built messages, so that they can be preloaded together with the page's
 * scripts.
 */
export function messageChunkUrl(locale: Locale): string | undefined {
  const chunk = manifest[`src/i18n/messages/${locale}/base.ts`];
  return chunk && `/${chunk.file}`;
}
