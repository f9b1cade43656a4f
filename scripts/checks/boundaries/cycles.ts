import type { ImportGraph } from './imports.ts';

/** Each ring of files that import one another, once, from its first file back to it. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  const visit = (file: string): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push([...trail.slice(start), file]);
      return;
    }
    if (finished.has(file)) return;
    trail.push(file);
    for (const each of graph.get(file) ?? []) {
      if (each.kind === 'file') visit(each.path);
    }
    trail.pop();
    finished.add(file);
  };

  for (const file of graph.keys()) visit(file);
  return cycles;
}
