import type { Offender } from './offender.ts';

/**
 * Classes that two or more style sheets define. A style sheet that a part of a page has loaded stays
 * in the document, so its rules would reach the other page as well.
 */
export function findDuplicateClasses(files: readonly { path: string; text: string }[]): Offender[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const name of new Set(definedClasses(text))) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({
      key: `class defined in more than one style sheet: .${name}`,
      detail: paths.join(', '),
      files: paths,
    }));
}

/** Classes whose rule stands alone: outside of every other rule, but for a layer around it. */
function definedClasses(text: string): string[] {
  const found: string[] = [];
  let isInLayer = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) isInLayer = line.startsWith('@layer');
    const [, indent, name] = /^( {2})?\.([\w-]+)(?: \{|,)$/.exec(line) ?? [];
    if (name && (!indent || isInLayer)) found.push(name);
  }
  return found;
}
