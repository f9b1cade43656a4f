import { readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locale.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

let manifest: Manifest | undefined;

function readManifest(): Manifest {
  // Development serves modules one by one and has no manifest.
  if (import.meta.env.DEV) return {};
  return JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Manifest;
}

/** The built chunk of a language, to preload beside the page instead of after its scripts. */
export function messageChunkUrl(locale: Locale): string | undefined {
  manifest ??= readManifest();
  const chunk = manifest[`src/i18n/messages/${locale}/base.ts`];
  return chunk && `/${chunk.file}`;
}
