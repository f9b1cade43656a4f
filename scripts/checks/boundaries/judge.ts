import { posix } from 'node:path';
import { findCycles } from './cycles.ts';
import type { Import, ImportGraph } from './imports.ts';
import type { Area, Rules } from './rules.ts';

/** One sentence per import that the rules do not allow; empty means all is well. */
export function judge(graph: ImportGraph, rules: Rules): string[] {
  const perFile = [...graph].flatMap(([file, imports]) => judgeFile(file, imports, rules));
  const cycles = findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`);
  return [...perFile, ...cycles];
}

function judgeFile(file: string, imports: readonly Import[], rules: Rules): string[] {
  const home = areaOf(file, rules);
  if (!home) return [`${file}: belongs to no area, name its folder in the rules first`];
  const unknownFolder = judgeSiblingFolder(file, home);
  if (unknownFolder) return [`${file}: ${unknownFolder}`];
  return imports.flatMap((found) => {
    const reason = refusal(file, home, found, rules);
    return reason ? [`${file}:${found.line}: ${reason}`] : [];
  });
}

type Home = { name: string; area: Area };

/** The most specific area that holds the file; loose files at the root are area '.'. */
function areaOf(file: string, rules: Rules): Home | undefined {
  if (!file.includes('/')) return rules.areas['.'] && { name: '.', area: rules.areas['.'] };
  const [found] = Object.entries(rules.areas)
    .filter(([name]) => file === name || file.startsWith(`${name}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return found && { name: found[0], area: found[1] };
}

function refusal(file: string, home: Home, found: Import, rules: Rules): string | undefined {
  if (found.kind === 'missing') return `${found.specifier} does not exist`;
  if (found.kind === 'package') return judgePackage(file, home, found.name);
  const isNeighbour = posix.dirname(found.path) === posix.dirname(file);
  if (!isNeighbour && rules.privateFiles[found.path]?.includes(home.name) === false) {
    return `${found.path} is private to its folder`;
  }
  const target = areaOf(found.path, rules);
  if (!target) return `${found.path} belongs to no area`;
  if (target.name === home.name) return judgeSibling(file, found.path, home);
  const isAllowed =
    home.area.uses.includes(target.name) || (isTest(file) && target.name === 'tests/support');
  return isAllowed ? undefined : `${home.name} may not import ${target.name} (${found.path})`;
}

function judgePackage(file: string, { name, area }: Home, imported: string): string | undefined {
  if (area.packages === 'any' || isTest(file)) return undefined;
  const isAllowed =
    area.packages === 'browser' ? !imported.startsWith('node:') : area.packages.includes(imported);
  return isAllowed ? undefined : `${name} may not import ${imported}`;
}

function judgeSiblingFolder(file: string, home: Home): string | undefined {
  const sibling = siblingOf(file, home);
  if (!sibling || !home.area.siblings || home.area.siblings.includes(sibling)) return undefined;
  return `${home.name}/${sibling} is not a known folder of ${home.name}, name it in the rules first`;
}

function judgeSibling(file: string, imported: string, home: Home): string | undefined {
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
