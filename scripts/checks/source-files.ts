import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

const generated = new Set(['node_modules', 'build', 'var', 'coverage', 'test-results']);

/** Files of the project below a folder, as sorted paths from the root; generated and hidden ones left out. */
export function listFiles(root: string, folder: string, name: RegExp): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || generated.has(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(root, path, name);
    return name.test(path) ? [path] : [];
  });
  return files.toSorted();
}
