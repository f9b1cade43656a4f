import type { Offender } from './offender.ts';
import type { SourceFile } from './parse-source.ts';

/** What React Router reads from every route module. */
const routeExports = new Set(
  'action clientAction clientLoader clientMiddleware ErrorBoundary handle headers HydrateFallback Layout links loader meta middleware shouldRevalidate'.split(
    ' ',
  ),
);
const routeModule = /\.route\.tsx?$|^src\/web\/root\.tsx$/;
/** Each message file has a counterpart in the other language, with the same exports. */
const arabicMessages = /^src\/i18n\/messages\/ar\//;
const testFile = /\.test\.tsx?$/;

/** Names that two or more files declare and export: one name should mean one thing. */
export function findDuplicateExports(files: readonly SourceFile[]): Offender[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    if (arabicMessages.test(file.path) || testFile.test(file.path)) continue;
    for (const name of new Set(declaredExports(file))) {
      places.set(name, [...(places.get(name) ?? []), file.path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({
      key: `exported more than once: ${name}`,
      detail: paths.join(', '),
      files: paths,
    }));
}

/** A re-export is the same thing under the same name, and does not count. */
function declaredExports({ path, module }: SourceFile): string[] {
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const entries = module.staticExports.flatMap((each) => each.entries);
  return entries.flatMap(({ moduleRequest, exportName, localName }) => {
    // A default export has no name of its own.
    const { name } = exportName;
    if (!name || moduleRequest || (localName.name && imported.has(localName.name))) return [];
    return routeModule.test(path) && routeExports.has(name) ? [] : [name];
  });
}
