import { readFileSync, writeFileSync } from 'node:fs';
import { generateTypes } from './types/generate.ts';

const TYPES = 'db/types.ts';

/** Writes db/types.ts, or with --check only says whether it is what the migrations make. */
async function types(check: boolean): Promise<void> {
  const generated = await generateTypes();
  if (!check) return writeFileSync(TYPES, generated);
  if (readFileSync(TYPES, 'utf8') !== generated) {
    throw new Error('db/types.ts is stale: run npm run db:types.');
  }
}

await types(process.argv.includes('--check'));
