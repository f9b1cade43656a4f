import { join } from 'node:path';
import { readImportGraph } from './boundaries/imports.ts';
import { judge } from './boundaries/judge.ts';
import { rules } from './boundaries/rules.ts';

const graph = readImportGraph(join(import.meta.dirname, '..', '..'));
const violations = judge(graph, rules);
for (const violation of violations) console.error(violation);
console.log(`${graph.size} files, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 ? 1 : 0;
