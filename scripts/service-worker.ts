import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

const source = 'src/web/shared/pwa/worker.ts';
/** What a page needs before any route: the frame, its styles and fonts, and the page that says we are offline. */
const entries = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  'src/web/shared/pwa/offline.route.tsx',
  // Also shown where a page could not be loaded.
  'src/web/shared/pwa/readable-pages.tsx',
];
const messageFiles = ['src/i18n/messages/en/base.ts', 'src/i18n/messages/ar/base.ts'];

function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key] ?? manifest[`${key}?__react-router-build-client-route`];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [
      chunk.file,
      ...(chunk.css ?? []),
      ...(chunk.assets ?? []),
      ...filesOf(manifest, chunk.imports ?? [], seen),
    ];
  });
}

/** Writes /sw.js with the files of this build in front of it; another build is another version. */
export async function writeServiceWorker(client: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const shell = [...new Set(filesOf(manifest, [...entries, ...messageFiles]))].map(
    (file) => `/${file}`,
  );
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const hash = createHash('sha256').update(JSON.stringify(manifest)).update(code);
  const version = hash.digest('hex').slice(0, 12);
  const constants = [
    `const version = ${JSON.stringify(version)};`,
    `const shell = ${JSON.stringify(shell)};`,
  ];
  await writeFile(join(client, 'sw.js'), [...constants, code].join('\n'));
}
