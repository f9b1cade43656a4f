import { posix } from 'node:path';
import { findCycles } from './cycles.ts';
import type { Import, ImportGraph } from './imports.ts';
import type { Area, Rules } from './rules.ts';

/** One sentence per import that the rules do not allow; empty means all is well. */
export function findViolations(graph: ImportGraph, rules: Rules): string[] {
  const perFile = [...graph].flatMap(([file, imports]) => findFileViolations(file, imports, rules));
  const cycles = findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`);
  return [...perFile, ...cycles];
}

function findFileViolations(file: string, imports: readonly Import[], rules: Rules): string[] {
  const home = areaOf(file, rules);
  if (!home) return [`${file}: belongs to no area, name its folder in the rules first`];
  const unknownFolder = checkSiblingFolder(file, home);
  if (unknownFolder) return [`${file}: ${unknownFolder}`];
  return imports.flatMap((imported) => {
    const reason = findReason(file, home, imported, rules);
    return reason ? [`${file}:${imported.line}: ${reason}`] : [];
  });
}

type Home = { name: string; area: Area };

/** The most specific area that holds the file; loose files at the root are area '.'. */
function areaOf(file: string, rules: Rules): Home | undefined {
  if (!file.includes('/')) return rules.areas['.'] && { name: '.', area: rules.areas['.'] };
  const [nearest] = Object.entries(rules.areas)
    .filter(([name]) => file === name || file.startsWith(`${name}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return nearest && { name: nearest[0], area: nearest[1] };
}

function findReason(file: string, home: Home, imported: Import, rules: Rules): string | undefined {
  if (imported.kind === 'missing') return `${imported.specifier} does not exist`;
  if (imported.kind === 'package') return checkPackage(file, home, imported.name);
  const isNeighbour = posix.dirname(imported.path) === posix.dirname(file);
  if (!isNeighbour && rules.privateFiles[imported.path]?.includes(home.name) === false) {
    return `${imported.path} is private to its folder`;
  }
  const target = areaOf(imported.path, rules);
  if (!target) return `${imported.path} belongs to no area`;
  if (target.name === home.name) return checkSibling(file, imported.path, home);
  const isAllowed =
    home.area.uses.includes(target.name) || (isTest(file) && target.name === 'tests/support');
  return isAllowed ? undefined : `${home.name} may not import ${target.name} (${imported.path})`;
}

function checkPackage(file: string, { name, area }: Home, imported: string): string | undefined {
  if (area.packages === 'any' || isTest(file)) return undefined;
  const isAllowed =
    area.packages === 'browser' ? !imported.startsWith('node:') : area.packages.includes(imported);
  return isAllowed ? undefined : `${name} may not import ${imported}`;
}

function checkSiblingFolder(file: string, home: Home): string | undefined {
  const sibling = siblingOf(file, home);
  if (!sibling || !home.area.siblings || home.area.siblings.includes(sibling)) return undefined;
  return `${home.name}/${sibling} is not a known folder of ${home.name}, name it in the rules first`;
}

function checkSibling(file: string, imported: string, home: Home): string | undefined {
  if (!home.area.siblings) return undefined;
  const from = siblingOf(file, home);
  const to = siblingOf(imported, home);
  if (!from || from === to || to === 'shared') return undefined;
  return `${home.name}/${from} may not import ${imported}, siblings meet in ${home.name}/shared`;
}

/** The folder inside the area, or undefined for a file directly in it. */
function siblingOf(file: string, { name }: Home): string | undefined {
  const inside = file.slice(name.length + 1).split('/');
  return inside.length > 1 ? inside[0] : undefined;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
