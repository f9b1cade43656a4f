import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants as levels, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/;

// Beside a demo that is open already, whose pages come first.
if (process.argv.includes('--in-background')) setPriority(levels.priority.PRIORITY_BELOW_NORMAL);
await compressAssets('build/client');

/** Writes .br and .gz beside what compresses, once per build instead of once per request. */
async function compressAssets(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeWhole(`${path}.br`, small), writeWhole(`${path}.gz`, wide)]);
}

/** A running shop serves the file as soon as it has its name. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
