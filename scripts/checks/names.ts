import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDuplicateClasses } from './names/duplicate-classes.ts';
import { findDuplicateExports } from './names/duplicate-exports.ts';
import { findRetiredWords, textsOfPlainFile, textsOfSource } from './names/find-retired-words.ts';
import { maxMedians, measureMedians } from './names/measure-sizes.ts';
import type { Offender } from './names/offender.ts';
import { parseSource } from './names/parse-source.ts';
import { retiredWords } from './retired-words.ts';
import { listFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['src', 'db', 'scripts', 'tests', 'bench'];
/** Follows the columns of the database, which keep their names. */
const generated = 'db/types.ts';

const sources = folders
  .flatMap((folder) => listFiles(root, folder, /\.(ts|tsx|mjs)$/))
  .filter((path) => path !== generated)
  .map((path) => parseSource(root, path));
const plain = folders
  .flatMap((folder) => listFiles(root, folder, /\.(sql|css)$/))
  .map((path) => textsOfPlainFile(path, readFileSync(join(root, path), 'utf8')));
const styleSheets = listFiles(root, 'src', /\.css$/).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
/** These files are about retired words. */
const exemptFiles = /^scripts\/checks\/(names\/|retired-words)/;
const shopSources = sources.filter(({ path }) => path.startsWith('src/'));

const offenders: Offender[] = [
  ...findDuplicateExports(shopSources),
  ...findDuplicateClasses(styleSheets),
  ...[...sources.map(textsOfSource), ...plain]
    .filter(({ path }) => !exemptFiles.test(path))
    .flatMap((file) => findRetiredWords(file, retiredWords)),
];

const [folder] = process.argv.slice(2);
list(offenders.filter(({ files }) => !folder || files.some((path) => path.startsWith(folder))));
const sizeProblems = checkSizes();
console.log(`${offenders.length} names to change`);
process.exitCode = offenders.length + sizeProblems > 0 ? 1 : 0;

function checkSizes(): number {
  const medians = measureMedians(shopSources.filter(({ path }) => !/\.test\.tsx?$/.test(path)));
  console.log(`median file ${medians.file} lines, median function ${medians.function} lines`);
  const tooLong = (['file', 'function'] as const).filter(
    (each) => medians[each] > maxMedians[each],
  );
  for (const each of tooLong) {
    console.error(`half of src has a ${each} of more than ${maxMedians[each]} lines`);
  }
  return tooLong.length;
}

function list(each: readonly Offender[]): void {
  for (const { key, detail } of each) console.error(`${key}: ${detail}`);
}
