import { join } from 'node:path';
import { readImportGraph } from './boundaries/imports.ts';
import { findViolations } from './boundaries/find-violations.ts';
import { rules } from './boundaries/rules.ts';

const graph = readImportGraph(join(import.meta.dirname, '..', '..'));
const violations = findViolations(graph, rules);
for (const violation of violations) console.error(violation);
console.log(`${graph.size} files, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 ? 1 : 0;
