import { posix } from 'node:path';
import type { RetiredWord } from '../retired-words.ts';
import { commentsOf, plainComments, testTitles } from './comments.ts';
import { declaredNames, type TextPart } from './declared-names.ts';
import type { Offender } from './offender.ts';
import { lineAt, type SourceFile } from './parse-source.ts';

export type NamedText = { path: string; text: string; names: TextPart[]; prose: TextPart[] };

export function textsOfSource(file: SourceFile): NamedText {
  const prose = [...commentsOf(file), ...testTitles(file)];
  return { path: file.path, text: file.text, names: declaredNames(file), prose };
}

export function textsOfPlainFile(path: string, text: string): NamedText {
  return { path, text, names: [], prose: plainComments(path, text) };
}

/** One offender for each retired word of a file, however often the word stands there. */
export function findRetiredWords(file: NamedText, words: readonly RetiredWord[]): Offender[] {
  const fileName = { text: posix.basename(file.path).replace(/\..*$/, ''), start: 0 };
  const names = [fileName, ...file.names].map(splitIntoWords);
  const prose = file.prose.map(splitIntoWords);
  return words.flatMap((retired) => {
    if (!isRetiredIn(file.path, retired)) return [];
    const inProse = retired.where === 'everywhere' ? prose : [];
    const hits = [...names.filter((name) => isInName(name, retired)), ...inProse].filter((each) =>
      each.words.includes(` ${retired.word} `),
    );
    return hits.length > 0 ? [offender(file, retired, hits)] : [];
  });
}

function isRetiredIn(path: string, { onlyIn, notIn }: RetiredWord): boolean {
  return (onlyIn?.test(path) ?? true) && !notIn?.test(path);
}

type Split = TextPart & { words: string };

/** `keptPages`, `kept_pages` and "kept pages" all become " kept pages ". */
function splitIntoWords({ text, start }: TextPart): Split {
  const words = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[^A-Za-z]+/g, ' ');
  return { text, start, words: ` ${words.trim().toLowerCase()} ` };
}

function isInName({ text, words }: Split, { word, where, except }: RetiredWord): boolean {
  return !except?.test(text) && (where !== 'whole name' || words === ` ${word} `);
}

function offender({ path, text }: NamedText, { word, use }: RetiredWord, hits: Split[]): Offender {
  const lines = [...new Set(hits.map(({ start }) => lineAt(text, start)))];
  return {
    key: `${path}: "${word}"`,
    detail: `use ${use} (line ${lines.join(', ')})`,
    files: [path],
  };
}
