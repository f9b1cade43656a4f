import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenReferences } from './doc-paths/find-broken-references.ts';
import { listFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..', '..');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'db/CONVENTIONS.md',
  ...listFiles(root, 'docs', /\.md$/),
];

const broken = documents.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return findBrokenReferences(root, path, text);
});
for (const each of broken) console.error(each);
console.log(`${documents.length} documents, ${broken.length} references to what does not exist`);
process.exitCode = broken.length > 0 ? 1 : 0;
